/** Every word a person reads: the shared Fluent catalogues in the chosen language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'es', 'pt', 'ro'] as const
export type Language = (typeof LANGUAGES)[number]
/** Each language in its own words, for who cannot read the present one. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', es: 'Español', pt: 'Português', ro: 'Română' }

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  es: () => import('virtual:words/es'),
  pt: () => import('virtual:words/pt'),
  ro: () => import('virtual:words/ro'),
}
const LESSONS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:lessons/en'),
  es: () => import('virtual:lessons/es'),
  pt: () => import('virtual:lessons/pt'),
  ro: () => import('virtual:lessons/ro'),
}
/** Whose plurals count where the bare language means another country. */
const PLURALS: Partial<Record<Language, string>> = { pt: 'pt-PT' }

let bundle: FluentBundle | undefined = $state.raw()
let current: Language = $state('en')

/** The language that is spoken. */
export function language(): Language {
  return current
}

/** Speak this language from now on. */
export async function speak(chosen: Language): Promise<void> {
  bundle = makeBundle(chosen, (await LOADERS[chosen]()).default)
  current = chosen
  if (typeof document !== 'undefined') document.documentElement.lang = chosen
}

/** Speak this language in lessons too. */
export async function teach(chosen: Language): Promise<void> {
  const texts = await Promise.all([LOADERS[chosen](), LESSONS[chosen]()])
  if (chosen === current) bundle = makeBundle(chosen, texts.map((text) => text.default).join('\n'))
}

/** A bundle from the text of a catalogue. */
export function makeBundle(chosen: Language, text: string): FluentBundle {
  const made = new FluentBundle(PLURALS[chosen] ?? chosen, { useIsolating: false })
  made.addResource(new FluentResource(text))
  return made
}

/** For tests: speak from this bundle. */
export function useBundle(given: FluentBundle): void {
  bundle = given
}

/** Whether there is a sentence with this key. */
export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false
}

/** The sentence of this key with its arguments filled in. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(key)?.value
  if (!bundle || !pattern) {
    console.error(`no words for ${key}`)
    return key
  }
  const errors: Error[] = []
  const told = bundle.formatPattern(pattern, args, errors)
  if (errors[0]) console.error(`${key}: ${errors[0].message}`)
  return told
}

/** A sentence that begins with a capital letter, for what stands alone. */
export function cap(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current) + text.slice(1)
}

/** A code as part of a key: `MUST_FOLLOW_SUIT` is `must-follow-suit`. */
export function kebab(code: string): string {
  return code.toLowerCase().replaceAll('_', '-').replaceAll(' ', '-')
}

/** A number with a true minus sign, and a plus where it is wanted. */
export function signed(number: number, plus = ''): string {
  return number < 0 ? `−${-number}` : `${number > 0 ? plus : ''}${number}`
}

/** The language to begin with: the one chosen before, or the first of the browser's that we speak. */
export function firstLanguage(chosen: string, offered: readonly string[]): Language {
  for (const name of [chosen, ...offered]) {
    const code = name.toLowerCase().split(/[-_]/)[0] as Language
    if (LANGUAGES.includes(code)) return code
  }
  return 'en'
}
