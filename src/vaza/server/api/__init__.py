"""The HTTP API, one file for each thing it is about."""
