// What is promised in figures: bytes to the first table, no shift when cards arrive; and frames while cards fly, which are told.
import { ON_CARD, expect, person, playNow, sitDown, until } from './driver.js'

const MOST_BYTES = 500_000
const MOST_SHIFT = 0.01
/** Milliseconds after which a frame was missed at sixty a second. */
const MISSED = 34

/** From nothing to the first card of Sueca on the table: bytes over the wire, and how far things moved. */
export async function first(room) {
  const told = {}
  for (const size of ['desk', 'phone']) {
    const { page, context } = await person(room, { size, moving: true })
    const devtools = await context.newCDPSession(page)
    let bytes = 0
    devtools.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength))
    devtools.on('Network.webSocketFrameReceived', (event) => (bytes += event.response.payloadData.length))
    await devtools.send('Network.enable')
    await page.addInitScript(() => {
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (location.pathname.startsWith('/play/') && !entry.hadRecentInput) window.shifts.push([entry.value, entry.sources.map((one) => one.node?.className ?? '').join()])
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await playNow(page, 'Sueca')
    await firstCard(page)
    told[`${size} bytes`] = bytes
    expect(bytes > 10_000 && bytes <= MOST_BYTES, `${bytes} bytes to the first card`)
    told[`${size} shift`] = await shifted(page)
    await page.reload()
    await page.locator('.hand .card').first().waitFor()
    await page.waitForTimeout(300)
    told[`${size} shift after reload`] = await shifted(page)
  }
  return told
}

async function firstCard(page) {
  const cards = page.locator('.trick .play')
  await until(async () => {
    if (await page.locator('.cut .button:enabled').count()) await page.locator('.cut .button').last().click()
    const own = page.locator('.ask.mine ~ .hand .card.can:enabled')
    if (await own.count()) await own.first().click({ position: ON_CARD, timeout: 1000 }).catch(() => undefined)
    return cards.count()
  }, 'a card lies on the table')
}

/** How far things moved by themselves at the table, all in all; not what followed a click at once, as browsers count it. */
async function shifted(page) {
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((all, [value]) => all + value, 0)
  expect(sum < MOST_SHIFT, `things moved by ${sum}: ${JSON.stringify(shifts)}`)
  return Math.round(sum * 10_000) / 10_000
}

/** A deal of Sueca with cards that fly: how many frames there were, and how many came late. */
export async function frames(room) {
  const { page } = await person(room, { moving: true })
  await sitDown(page, 'Quitéria', { game: 'sueca', bots: ['easy', 'easy', 'easy'], pace: 'quick' })
  await page.evaluate((missed) => {
    const seen = (window.frames_ = { all: 0, late: 0 })
    let last = performance.now()
    const look = (now) => {
      if (document.querySelectorAll('.trick .play').values().some((one) => one.getAnimations().length)) {
        seen.all += Math.max(1, Math.round((now - last) / (1000 / 60)))
        if (now - last > missed) seen.late += Math.round((now - last) / (1000 / 60)) - 1
      }
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, MISSED)
  await until(async () => {
    if (await page.locator('.cut .button:enabled').count()) await page.locator('.cut .button').last().click()
    const own = page.locator('.ask.mine ~ .hand .card.can:enabled')
    if (await own.count()) await own.first().click({ position: ON_CARD, timeout: 1000 }).catch(() => undefined)
    return page.locator('dialog .made').count()
  }, 'the deal is counted', 120_000)
  const seen = await page.evaluate(() => window.frames_)
  expect(seen.all > 100, `only ${seen.all} frames of flights`)
  return { frames: seen.all, missed: seen.late, share: Math.round((1000 * seen.late) / seen.all) / 1000 }
}
