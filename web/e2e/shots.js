// Pictures of every screen, for people to look at: node e2e/run.js ADDRESS shots FOLDER
import { hurry, person, playMatch, playNow } from './driver.js'

async function flow(page, shot, size) {
  await page.goto('/')
  await page.locator('article').first().waitFor()
  await shot('lobby', true)
  await page.locator('.top nav button').click()
  await page.waitForTimeout(300)
  await shot('settings')
  await page.keyboard.press('Escape')
  await page.locator('article').nth(2).locator('.do .button').nth(1).click()
  await page.locator('dialog form').waitFor()
  await shot('new-table')
  await page.locator('dialog footer .button').last().click()
  await page.waitForURL('**/play/**')
  await page.locator('.share img').waitFor()
  await page.waitForTimeout(300)
  await shot('gathering', true)
  await page.goto('/learn')
  await page.locator('section').first().waitFor()
  await shot('learn')
  await page.goto('/learn/sueca')
  await page.locator('article ol').waitFor()
  await shot('guide')
  await page.goto('/learn/septica#SEP-4.3')
  await page.locator('li.found').waitFor()
  await shot('rules')
  await playNow(page, 'SobeSobe')
  if (size === 'desk') await hurry(page)
  let counted = 0
  await playMatch(page, {
    choose: (words) => (words.length > 1 ? 1 : 0),
    onStep: async (what) => what === 'counted' && ++counted === 2 && shot('counted'),
  })
  await shot('over')
  await page.getByRole('link', { name: /see it again/i }).click()
  await page.locator('.hands').waitFor()
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(600)
  await shot('replay', true)
  await page.goto('/matches')
  await page.locator('main li').first().waitFor()
  await shot('matches')
}

export async function shots(room) {
  const [folder, ...sizes] = room.words
  for (const size of sizes.length ? sizes : ['phone', 'desk']) {
    const { page } = await person(room, { size, moving: true })
    const shot = (name, fullPage = false) => page.screenshot({ path: `${folder}/${size}-${name}.png`, fullPage })
    await flow(page, shot, size)
  }
}
