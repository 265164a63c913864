// Fails if the page is heavier than we promise: all script and style, with one language, compressed, before any card.
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const MOST = 150_000
const folder = process.argv[2]
const size = (name) => gzipSync(readFileSync(`${folder}/${name}`), { level: 9 }).length
const files = readdirSync(`${folder}/assets`).filter((name) => /\.(js|css)$/.test(name))
const isLanguage = (name) => /^(en|es|pt|ro)-.*\.js$/.test(name)
const rest = files.filter((name) => !isLanguage(name)).reduce((sum, name) => sum + size(`assets/${name}`), size('index.html'))
const spoken = (language) => files.filter((name) => isLanguage(name) && name.startsWith(language)).reduce((sum, name) => sum + size(`assets/${name}`), 0)
const bytes = rest + Math.max(...['en', 'es', 'pt', 'ro'].map(spoken))
console.log(`${bytes} bytes of script and style with one language`)
if (bytes > MOST) {
  console.error(`The page weighs ${bytes} bytes compressed before the first card; ${MOST} are promised.`)
  process.exit(1)
}
