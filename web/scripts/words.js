// Serves `virtual:words/xx`: the entries of a language's catalogues that the page says, as one Fluent text.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const SOURCES = here('../src/')
const LOCALES = here('../../src/vaza/locales/')
const ID = 'virtual:words/'
/** What is said in lessons is fetched only by who takes one. */
const LESSONS = 'lessons.ftl'
const LESSONS_ID = 'virtual:lessons/'
const LITERAL = /\bsay\(\s*['"]([a-z0-9-]+)['"]/g
const FAMILY = /\bsay\(\s*`([a-z0-9-]+-)\$\{/g

/** All keys and families of keys that the sources say. */
export function said() {
  const text = readdirSync(SOURCES, { recursive: true })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.gen.'))
    .map((name) => readFileSync(SOURCES + name, 'utf8'))
    .join('\n')
  const found = (pattern) => [...new Set([...text.matchAll(pattern)].map((match) => match[1]))].sort()
  return { keys: found(LITERAL), families: found(FAMILY) }
}

/** The entries of a Fluent text as pairs of key and source. */
function entries(text) {
  const plain = text.replace(/^#.*$/gm, '')
  const starts = [...plain.matchAll(/^([A-Za-z][\w-]*)\s*=/gm)]
  return starts.map((start, i) => [start[1], plain.slice(start.index, starts[i + 1]?.index ?? plain.length).trimEnd()])
}

/** What one language says; a key that it does not have is an error. */
export function wordsOf(language) {
  const { keys, families } = said()
  const all = readdirSync(LOCALES + language)
    .filter((name) => name.endsWith('.ftl'))
    .flatMap((name) => entries(readFileSync(`${LOCALES}${language}/${name}`, 'utf8')))
  const has = new Set(all.map(([key]) => key))
  const missing = keys.filter((key) => !has.has(key))
  if (missing.length) throw new Error(`${language} has no ${missing.join(', ')}`)
  const empty = families.filter((family) => ![...has].some((key) => key.startsWith(family)))
  if (empty.length) throw new Error(`${language} has nothing that begins with ${empty.join(', ')}`)
  return all
    .filter(([key]) => !key.startsWith('lesson-') && (keys.includes(key) || families.some((family) => key.startsWith(family))))
    .map(([, source]) => source)
    .join('\n')
}

/** What is said in the lessons of one language. */
export function lessonsOf(language) {
  return entries(readFileSync(`${LOCALES}${language}/${LESSONS}`, 'utf8')).map(([, source]) => source).join('\n')
}

/** The Vite plugin. */
export function words() {
  const makers = { [ID]: wordsOf, [LESSONS_ID]: lessonsOf }
  return {
    name: 'vaza-words',
    resolveId: (id) => (Object.keys(makers).some((start) => id.startsWith(start)) ? `\0${id}` : undefined),
    load: (id) => {
      const found = Object.entries(makers).find(([start]) => id.startsWith(`\0${start}`))
      return found ? `export default ${JSON.stringify(found[1](id.slice(found[0].length + 1)))}` : undefined
    },
  }
}
