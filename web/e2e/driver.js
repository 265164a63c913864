// Drives a real browser as a person would: what is seen is read, what can be clicked is clicked.
export const SIZES = {
  phone: { width: 360, height: 740 },
  landscape: { width: 740, height: 360 },
  desk: { width: 1366, height: 768 },
}
/** A point of a card that no other covers, however it is held. */
export const ON_CARD = { x: 20, y: 30 }
/** What a browser says by itself of a connection that is cut on purpose, and of an answer that is a refusal. */
const LOST = /ERR_|WebSocket|net::/
const REFUSED = /Failed to load resource.* 4\d\d/

/**
 * A window of its own person; whatever goes wrong in it is an error of the trial.
 * `lost` where the trial cuts connections, `refused` where it asks for what there is not.
 */
export async function person({ browser, base, people }, { size = 'desk', locale = 'en', moving = false, prefs = {}, lost = false, refused = false } = {}) {
  const context = await browser.newContext({
    viewport: SIZES[size], locale, baseURL: base, hasTouch: size !== 'desk', permissions: ['microphone'],
    reducedMotion: moving ? 'no-preference' : 'reduce',
  })
  await context.addInitScript((given) => {
    if (!localStorage.getItem('vaza')) localStorage.setItem('vaza', JSON.stringify(given))
  }, { level: 'easy', sound: false, ...prefs })
  const page = await context.newPage()
  const faults = []
  page.on('console', (message) => {
    const text = message.text()
    const expected = (lost && LOST.test(text)) || (refused && REFUSED.test(text))
    if (['error', 'warning'].includes(message.type()) && !expected) faults.push(`${message.type()}: ${text}`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.setDefaultTimeout(20_000)
  const one = { context, page, faults }
  people.push(one)
  return one
}

/** Sit down with bots from the lobby, by one click. */
export async function playNow(page, title) {
  await page.goto('/')
  await page.locator('article', { has: page.getByRole('heading', { name: title, exact: true }) }).locator('.do .button').first().click()
  await page.waitForURL('**/play/**')
  await page.locator('.felt').waitFor()
}

/** Be somebody, and open a table as it is wished; what the lobby's form does, by one request. */
export async function openTable(page, name, wish) {
  if (!page.url().startsWith('http')) await page.goto('/learn')
  return page.evaluate(async ([name, wish]) => {
    const post = async (path, body) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
      return answer.json()
    }
    await post('/api/me', { name })
    return post('/api/tables', { clock: 'off', pace: 'instant', listed: false, ...wish })
  }, [name, wish])
}

/** Open a table and see its cards. */
export async function sitDown(page, name, wish) {
  const table = await openTable(page, name, { start: true, ...wish })
  await page.goto(`/play/${table.id}`)
  await page.locator('.felt').waitFor()
  return table
}

/** Choose a name in the settings. */
export async function named(page, name) {
  await page.locator('.top nav button').click()
  await page.getByLabel('Your name').first().fill(name)
  await page.locator('dialog').getByRole('button', { name: 'Save' }).first().click()
  await page.locator('.top .name', { hasText: name }).waitFor()
  await page.keyboard.press('Escape')
}

/** Let the bots play at once. */
export async function hurry(page) {
  for (const pace of ['quick', 'instant']) {
    await page.locator('.icon.wide').click()
    await page.locator(`.icon.wide[aria-label*="${pace}"]`).waitFor()
  }
}

/** Collects everything the table tells from now on; gives a wait for a line of it. */
export async function listen(page) {
  await page.evaluate(() => {
    window.heard = new Set()
    const hear = () => document.querySelectorAll('.news p').forEach((line) => window.heard.add(line.textContent))
    new MutationObserver(hear).observe(document.body, { childList: true, subtree: true, characterData: true })
    hear()
  })
  return (line) => until(async () => (await page.evaluate(() => [...window.heard])).some((one) => line.test(one)), `told: ${line}`)
}

/** What the page waits for; `over` and `counted` are the score, `sure` a confirmation. */
export async function asked(page) {
  return page.evaluate(() => {
    const has = (selector) => !!document.querySelector(selector)
    if (has('dialog .ended')) return 'over'
    if (has('dialog .made')) return has('dialog footer .button:not(.quiet):not(:disabled)') ? 'counted' : 'nothing'
    if (has('dialog footer')) return 'sure'
    if (has('.cut .button:enabled')) return 'cut'
    if (!has('.ask.mine')) return 'nothing'
    if (has('.hand .card:disabled') || has('.offer:disabled:not(.plain)')) return 'nothing'
    if (has('.card[aria-pressed]')) return 'cards'
    return has('.hand .card.can') || has('.offer:not(.plain):not(.refused)') ? 'answer' : 'nothing'
  })
}

/** The button that goes on from a score or a confirmation; the end of a match may take their place before the click. */
const GOES_ON = 'dialog:not(:has(.ended)) footer .button:not([disabled])'

/** Any of what may be clicked. */
export const anything = (options) => Math.floor(Math.random() * options.length)

/**
 * Play with a will of one's own until the match is over, or `until` what was seen is enough; tells how often what was seen.
 * `choose` picks among what may be clicked, by their words and what was seen; `onStep` is called before every answer.
 */
export async function playMatch(page, { choose = anything, until = () => false, onStep, longest = 240_000 } = {}) {
  const seen = {}
  const saw = (what) => (seen[what] = (seen[what] ?? 0) + 1)
  const end = Date.now() + longest
  for (let step = 0; Date.now() < end; ) {
    const what = await asked(page)
    if (what === 'over' || until(seen)) return seen
    if (what === 'nothing') {
      await page.waitForTimeout(20)
      continue
    }
    saw(what)
    if (until(seen)) return seen
    await onStep?.(what, ++step)
    if (what === 'cards') await exchange(page, saw)
    else if (what === 'answer') await answer(page, choose, saw, seen)
    else await page.locator(what === 'cut' ? '.cut .button' : GOES_ON).last().click({ timeout: 3000 }).catch(gone)
  }
  throw new Error(`the match did not end: ${JSON.stringify(seen)}`)
}

/** What was to be clicked may have gone meanwhile: the table plays what is obvious. Everything else is a failure. */
function gone(error) {
  if (!/Timeout|not attached|detached/.test(error.message)) throw error
}

async function exchange(page, saw) {
  const cards = page.locator('.hand .card')
  for (let i = Math.floor(Math.random() * 3); i > 0; i--) await cards.nth(i).click()
  await page.locator('.offers .offer:not(.plain)').first().click()
  await confirm(page, saw, 'exchange')
}

async function answer(page, choose, saw, seen) {
  const options = page.locator('.hand .card.can, .offer:not(.plain):not(.refused)')
  const words = await options.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()))
  if (!words.length) return
  const at = choose(words, seen)
  const isCall = await options.nth(at).evaluate((one) => one.classList.contains('offer'), { timeout: 3000 }).catch(gone)
  const clicked = await options.nth(at).click({ force: true, timeout: 3000, position: ON_CARD }).then(() => true, gone)
  if (!clicked) return
  if (isCall) saw(`said ${words[at]}`)
  if (await page.locator('dialog footer').count()) await confirm(page, saw, words[at])
}

/** A grave answer is asked about once more. */
async function confirm(page, saw, what) {
  if (!(await page.getByRole('heading', { name: /are you sure|certeza|seguro|sigur/i }).count())) return
  await page.locator('dialog footer .button').last().click({ timeout: 3000 })
  saw(`sure ${what}`)
}

/** What stands aside of a table comes by a letter and goes by Escape; `look` is called with each. */
export async function lookAside(page, look = () => undefined) {
  for (const key of ['s', 'l', '/', 'q']) {
    await page.keyboard.press(key)
    await page.locator('dialog').waitFor()
    await look(key)
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
  }
}

/** Moves the focus by Tab until it is on something with this name. */
export async function tabTo(page, name) {
  for (let i = 0; i < 120; i++) {
    const told = await page.evaluate(() => {
      const on = document.activeElement
      return on?.getAttribute('aria-label') ?? on?.textContent?.trim() ?? ''
    })
    if (name.test(told)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}`)
}

/** Fail unless something is so. */
export function expect(so, told) {
  if (!so) throw new Error(told)
}

/** Wait until something is so in here. */
export async function until(so, told, longest = 20_000) {
  const end = Date.now() + longest
  while (!(await so())) {
    if (Date.now() > end) throw new Error(`never: ${told}`)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}
