"""Vaza: SobeSobe, Septica, Guiñote, Sueca and Fodinha from one engine."""
