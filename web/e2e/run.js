// node e2e/run.js ADDRESS TRIAL [WORD ...]: one trial against a card room that is open; any fault in the browser fails it.
import { launch } from './browser.js'
import * as games from './games.js'
import * as keys from './keys.js'
import * as learning from './learning.js'
import { lesson } from './lessons.js'
import * as losses from './losses.js'
import * as measures from './measures.js'
import * as newer from './newer.js'
import * as pages from './pages.js'
import * as people from './people.js'
import { pictures } from './pictures.js'
import { shots } from './shots.js'
import * as talk from './talk.js'

const trials = { ...games, ...keys, ...learning, ...losses, ...measures, ...newer, ...pages, ...people, ...talk, lesson, pictures, shots }
const [base, name, ...words] = process.argv.slice(2)
// Whatever hangs, the trial ends, and its browser with it.
setTimeout(() => {
  console.error('the trial took too long')
  process.exit(1)
}, 300_000).unref()
const browser = await launch()
const room = { browser, base, words, people: [] }
try {
  const trial = trials[name]
  if (!trial) throw new Error(`there is no trial ${name}: ${Object.keys(trials).join(', ')}`)
  const told = await trial(room)
  const faults = room.people.flatMap((one) => one.faults)
  if (faults.length) throw new Error(`faults in the browser:\n${faults.join('\n')}`)
  console.log(JSON.stringify(told ?? {}))
} catch (error) {
  console.error(error)
  for (const [at, one] of room.people.entries()) {
    await one.page.screenshot({ path: `${process.env.SHOTS ?? '/tmp'}/failed-${name}-${at}.png`, timeout: 5000 }).catch(() => undefined)
    console.error(one.faults.join('\n'))
  }
  process.exitCode = 1
} finally {
  await Promise.race([browser.close(), new Promise((resolve) => setTimeout(resolve, 10_000))])
}
process.exit()
