// Copies the decks into the built page, under a name that changes with them.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const FRENCH = here('../node_modules/@heruka_urgyen/react-playing-cards/src/images/')
const DECKS = {
  two: `${FRENCH}2color`,
  four: `${FRENCH}4color`,
  'two-big': `${FRENCH}2color-bf`,
  'four-big': `${FRENCH}4color-bf`,
  spanish: here('../art/spanish/svg'),
}

/** Every card file with its path in the page. */
function files() {
  return Object.entries(DECKS).flatMap(([deck, folder]) =>
    readdirSync(folder)
      .filter((name) => /^([2-9TJQKA][CDHS]|(oros|copas|espadas|bastos)-([1-7]|1[0-2]))\.svg$/.test(name))
      .map((name) => ({ path: `${deck}/${name}`, body: readFileSync(`${folder}/${name}`) })))
}

/** A hash over all decks. */
export function version() {
  const digest = createHash('sha256')
  for (const file of files()) digest.update(file.path).update(file.body)
  return digest.digest('hex').slice(0, 8)
}

/** The Vite plugin. */
export function cards() {
  return {
    name: 'vaza-cards',
    apply: 'build',
    generateBundle() {
      const name = version()
      for (const file of files()) {
        this.emitFile({ type: 'asset', fileName: `assets/cards-${name}/${file.path}`, source: file.body })
      }
    },
  }
}
