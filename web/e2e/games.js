// Matches against bots by clicking, and what is special in some games.
import { anything, asked, expect, hurry, listen, person, playMatch, playNow, sitDown } from './driver.js'

/** A whole match from the lobby on, and its fairness checked: the title of the game. */
export async function match(room) {
  const [title] = room.words
  const { page } = await person(room)
  await playNow(page, title)
  await hurry(page)
  let led = false
  const seen = await playMatch(page, { onStep: async (what) => void (led ||= what === 'answer' && (await reasoned(page))) })
  await fair(page)
  return seen
}

/** Who touches a card that may not be played is led to the rule; whether there was one to touch. */
async function reasoned(page) {
  const refused = page.locator('.hand .card.dim').first()
  if (!(await refused.count())) return false
  await refused.click({ force: true, position: { x: 12, y: 14 } })
  const link = (await page.locator('.why a').getAttribute('href')) ?? ''
  expect(/^\/learn\/[a-z]+#[A-Z]{3}-\d+\.\d+$/.test(link), `the reason leads to ${link || 'nowhere'}`)
  return true
}

/** A whole match on a phone: a language, a game and its wish. */
export async function phone(room) {
  const [locale, game, options = '{}'] = room.words
  const { page } = await person(room, { size: 'phone', locale })
  await sitDown(page, 'Zé Phone', { game, ...JSON.parse(options) })
  expect((await page.locator('html').getAttribute('lang')) === locale.slice(0, 2), 'the page speaks another language')
  const seen = await playMatch(page, { choose: () => 0, onStep: async (what) => what === 'answer' && (await inside(page)) })
  await fair(page)
  await inside(page)
  return seen
}

/** Nothing is wider than the window. */
async function inside(page) {
  const [has, may] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(has <= may, `the page is ${has} wide in a window of ${may}`)
}

/** The cards of the match that is over are checked here, and are fair. */
export async function fair(page) {
  await page.locator('dialog section .button').click()
  const verdict = await page.locator('dialog section [role=status]').innerText()
  expect((await page.locator('dialog section .good[role=status]').count()) && /\d/.test(verdict), `not fair: ${verdict}`)
}

/** Prefer what was not seen yet among what is wanted; else as `otherwise` chooses. */
function wanting(wanted, total, otherwise) {
  return (words, seen) => {
    const had = Object.keys({ ...total, ...seen })
    const at = words.findIndex((word) => wanted.some((one) => one.test(word) && !had.some((what) => one.test(what))))
    return at >= 0 ? at : otherwise(words)
  }
}

/** Play matches at one table until everything wanted was said; another match begins where one ends. */
async function playFor(page, wanted, { more = () => true, onStep, otherwise = anything } = {}) {
  const total = {}
  const enough = (seen) => wanted.every((one) => [...Object.keys(total), ...Object.keys(seen)].some((what) => one.test(what))) && more({ ...total, ...seen })
  for (let matches = 0; matches < 8; matches++) {
    const seen = await playMatch(page, { choose: wanting(wanted, total, otherwise), until: enough, onStep })
    for (const [what, times] of Object.entries(seen)) total[what] = (total[what] ?? 0) + times
    if (enough({})) return total
    if ((await asked(page)) !== 'over') continue
    await page.getByRole('button', { name: 'Another match' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
  }
  throw new Error(`not seen: ${wanted} in ${JSON.stringify(total)}`)
}

/** Guiñote for two: a cante and the seven, each announced to all. */
export async function guinote(room) {
  const { page } = await person(room)
  await sitDown(page, 'Pilar', { game: 'guinote', players: 2, bots: ['easy'] })
  const told = await listen(page)
  const seen = await playFor(page, [/\bsing /, /swap the seven/])
  await told(/Pilar sings/)
  await told(/Pilar swaps/)
  return seen
}

/** The cards of Guiñote as they are called, the weakest first; calls come before cards. */
const GUINOTE = ['2', '4', '5', '6', '7', 'caballo', 'sota', 'rey', '3', 'as']

/** Guiñote for two: who keeps the strong cards for the end may claim the rest, and everybody is told. */
export async function claim(room) {
  const { page } = await person(room)
  await sitDown(page, 'Alba', { game: 'guinote', players: 2, bots: ['easy'] })
  const told = await listen(page)
  const weakest = (words) => {
    const worth = words.map((word) => GUINOTE.indexOf(word.split(' of ')[0]))
    return worth.indexOf(Math.min(...worth))
  }
  const seen = await playFor(page, [/claim the rest/i], { otherwise: weakest })
  await told(/Alba takes all the tricks that are left/)
  return seen
}

/** SobeSobe: trumps named blind, a round sat out, cards exchanged, each confirmed. */
export async function sobesobe(room) {
  const { page } = await person(room)
  await sitDown(page, 'Marta', { game: 'sobesobe', players: 3, bots: ['easy', 'easy'] })
  const kinds = ['now, before any card', 'sit this round out']
  const wanted = kinds.map((one) => new RegExp(one))
  const done = (seen) => [...kinds, 'exchange'].every((one) => Object.keys(seen).some((what) => what.startsWith('sure') && what.includes(one)))
  const told = await listen(page)
  const seen = await playFor(page, wanted, { more: done })
  await told(/Marta .*without looking/)
  return seen
}

/** Sueca with the dealer's choice, opened by the form: a hint, the cut, and method B. */
export async function sueca(room) {
  const { page } = await person(room)
  await page.goto('/')
  await page.locator('article', { hasText: 'Sueca' }).getByRole('button', { name: /With friends/ }).click()
  await page.locator('dialog summary').click()
  await page.locator('dialog details select', { has: page.locator('option[value=dealer]') }).selectOption('dealer')
  for (const chair of [2, 3, 4]) await page.getByLabel(`Chair ${chair}`).selectOption('easy')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.felt').waitFor()
  await hurry(page)
  let hinted = false
  const hint = async (what) => {
    if (hinted || what !== 'answer') return
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.getByText('An expert would choose').waitFor()
    hinted = true
  }
  return playFor(page, [/method B/], { more: (all) => hinted && all.cut, onStep: hint })
}
