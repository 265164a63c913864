// Without a mouse.
import { asked, expect, lookAside, person, sitDown, tabTo } from './driver.js'

/** With keys alone: from the lobby to a table, and a short match of Fodinha to the next one. */
export async function keyboard(room) {
  const { page } = await person(room)
  await page.goto('/')
  await page.locator('article').first().waitFor()
  await tabTo(page, /^Play now: Septica/)
  await page.keyboard.press('Enter')
  await page.locator('.felt').waitFor()
  for (const pace of [/natural/, /quick/]) {
    await tabTo(page, pace)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(150)
  }
  // A match that ends soon.
  await sitDown(page, 'Olga', { game: 'fodinha', players: 2, bots: ['easy'], options: { lives: '5' } })
  const pressed = { card: 0, call: 0, counted: 0 }
  const end = Date.now() + 200_000
  for (let what = ''; what !== 'over'; what = await asked(page)) {
    expect(Date.now() < end, `the match did not end: ${JSON.stringify(pressed)}`)
    if (what === 'counted') await goOn(page, pressed)
    else if (what === 'answer') await press(page, pressed)
    else await page.waitForTimeout(20)
  }
  expect(pressed.card + pressed.call >= 3, `too little was done by key: ${JSON.stringify(pressed)}`)
  await tabTo(page, /^another match$/i)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Begin' }).waitFor()
  await tabTo(page, /^begin$/i)
  await page.keyboard.press('Enter')
  await page.locator('.felt').waitFor()
  await lookAside(page)
  return pressed
}

async function goOn(page, pressed) {
  await tabTo(page, /^go on$/i)
  await page.keyboard.press('Enter')
  await page.locator('dialog .made').waitFor({ state: 'detached' })
  pressed.counted += 1
}

/** A card by its figure, or a call by Tab where no card may be played. */
async function press(page, pressed) {
  const at = await page.locator('.hand .card').evaluateAll((cards) => cards.findIndex((card) => card.classList.contains('can')))
  if (at >= 0) await page.keyboard.press(String((at + 1) % 10))
  else {
    const call = await page.locator('.offer:not(.plain):not(.refused)').first().evaluate((one) => one.getAttribute('aria-label') ?? one.textContent.trim())
    await tabTo(page, new RegExp(`^${call}$`))
  }
  await page.keyboard.press('Enter')
  pressed[at >= 0 ? 'card' : 'call'] += 1
}
