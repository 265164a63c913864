export function wordsOf(language: string): string
