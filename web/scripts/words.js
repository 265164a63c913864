// Serves `virtual:words/xx`: the entries of a language's catalogues that the page says, as one Fluent text.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const SOURCES = here('../src/')
const LOCALES = here('../../src/vaza/locales/')
const ID = 'virtual:words/'
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
    .filter(([key]) => keys.includes(key) || families.some((family) => key.startsWith(family)))
    .map(([, source]) => source)
    .join('\n')
}

/** The Vite plugin. */
export function words() {
  return {
    name: 'vaza-words',
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${ID}`) ? `export default ${JSON.stringify(wordsOf(id.slice(ID.length + 1)))}` : undefined),
  }
}
