// Drives a real browser as a person would: what is seen is read, what can be clicked is clicked.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']
export const SIZES = {
  phone: { width: 360, height: 740 },
  landscape: { width: 740, height: 360 },
  desk: { width: 1366, height: 768 },
}

/** A browser that is on this machine. */
export async function launch() {
  const executablePath = process.env.CHROMIUM ?? KNOWN.find((path) => existsSync(path))
  if (!executablePath) throw new Error('no Chromium here: install it, or name it in CHROMIUM')
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  })
}

/** A window of its own person; whatever goes wrong in it is an error of the test. */
export async function person(browser, base, { size = 'desk', locale = 'en', reducedMotion = 'no-preference', prefs = {}, offline = false } = {}) {
  const context = await browser.newContext({ viewport: SIZES[size], locale, reducedMotion, baseURL: base, hasTouch: size !== 'desk' })
  await context.addInitScript((given) => {
    if (!localStorage.getItem('vaza')) localStorage.setItem('vaza', JSON.stringify(given))
  }, prefs)
  const page = await context.newPage()
  const faults = []
  page.on('console', (message) => {
    const lost = offline && /ERR_|WebSocket|Failed to load|net::/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !lost) faults.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.setDefaultTimeout(30_000)
  return { context, page, faults }
}

/** Sit down with bots from the lobby, by one click. */
export async function playNow(page, title) {
  await page.goto('/')
  await page.locator('article', { has: page.getByRole('heading', { name: title, exact: true }) }).locator('.do .button').first().click()
  await page.waitForURL('**/play/**')
  await page.locator('.felt').waitFor()
}

/** Let the bots play at once. */
export async function hurry(page) {
  for (let i = 0; i < 2; i++) {
    await page.locator('.icon.wide').click()
    await page.waitForTimeout(150)
  }
}

/** What the page waits for: a word and where to click. */
async function asked(page) {
  return page.evaluate(() => {
    const has = (selector) => !!document.querySelector(selector)
    if (has('dialog .ended')) return 'over'
    if (has('dialog footer')) return has('dialog footer .button:not(.quiet):not(:disabled)') ? 'dialog' : 'nothing'
    if (has('.cut')) return 'cut'
    if (!has('.ask.mine')) return 'nothing'
    if (has('.hand .card:disabled') || has('.offer:disabled:not(.plain)')) return 'nothing'
    if (has('.card[aria-pressed]')) return 'cards'
    return has('.hand .card.can') || has('.offer:not(.plain):not(.refused)') ? 'answer' : 'nothing'
  })
}

/** Play with a will of one's own until the match is over; `choose` picks among what may be clicked. */
export async function playMatch(page, { choose = (n) => Math.floor(Math.random() * n), most = 4000, deals = Infinity, onStep } = {}) {
  const seen = {}
  let counted = 0
  const end = Date.now() + 420_000
  for (let step = 0; step < most && Date.now() < end; ) {
    const what = await asked(page)
    if (what === 'over') return seen
    if (what === 'nothing') {
      await page.waitForTimeout(40)
      continue
    }
    step++
    seen[what] = (seen[what] ?? 0) + 1
    await onStep?.(what, step)
    if (what === 'dialog') {
      counted += 1
      if (counted > deals) return seen
      await page.locator('dialog footer .button:not([disabled])').last().click({ timeout: 5000 }).catch(() => undefined)
      await page.waitForTimeout(120)
    } else if (what === 'cut') {
      await page.locator('.cut .button').last().click()
      await page.waitForTimeout(200)
    } else if (what === 'cards') await exchange(page, choose)
    else await answer(page, choose, seen)
  }
  throw new Error(`the match did not end: ${JSON.stringify(seen)}`)
}

async function exchange(page, choose) {
  const cards = page.locator('.hand .card')
  for (let i = choose(3); i > 0; i--) await cards.nth(i).click()
  await page.locator('.offers .offer:not(.plain)').first().click()
  await confirm(page)
}

async function answer(page, choose, seen) {
  const options = page.locator('.hand .card.can, .offer:not(.plain):not(.refused)')
  const count = await options.count()
  if (!count) return
  const chosen = options.nth(choose(count))
  const label = (await chosen.getAttribute('aria-label').catch(() => '')) ?? ''
  if (label) seen[`said ${label}`] = (seen[`said ${label}`] ?? 0) + 1
  await chosen.click({ force: true, timeout: 3000, position: { x: 12, y: 14 } }).catch(() => undefined)
  await page.waitForTimeout(30)
  if (await page.locator('dialog footer').count()) await confirm(page)
}

async function confirm(page) {
  const dialog = page.locator('dialog footer .button').last()
  await dialog.click({ timeout: 3000 }).catch(() => undefined)
  await page.waitForTimeout(60)
}

/** Fail unless something is so. */
export function expect(so, told) {
  if (!so) throw new Error(told)
}
