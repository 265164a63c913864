export function wordsOf(language: string): string
export function lessonsOf(language: string): string
