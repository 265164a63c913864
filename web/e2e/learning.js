// Reading about the games: guides, rules in two languages, words.
import { expect, person } from './driver.js'

/** From a game to its guide, from there to a rule, in the home language and in English, back, and to the words. */
export async function learn(room) {
  const { page } = await person(room, { size: 'phone', locale: 'pt-PT' })
  await page.goto('/learn')
  await page.locator('section', { hasText: 'Sueca' }).getByRole('link', { name: 'Como se joga' }).click()
  await page.locator('article ol li').first().waitFor()
  await page.locator('article').getByRole('link', { name: 'SUE-5.3' }).first().click()
  await page.locator('li.found', { hasText: 'Ninguém é obrigado a cortar' }).waitFor()
  expect(await page.locator('li.found').evaluate((item) => item.getBoundingClientRect().top < innerHeight), 'the rule is not in sight')
  await page.getByRole('button', { name: 'English' }).click()
  await page.locator('li.found', { hasText: 'Nobody is ever obliged to trump' }).waitFor()
  expect((await page.locator('.example .face').count()) > 20, 'the examples have no cards')
  await page.goBack()
  await page.locator('article ol').waitFor()
  await page.getByRole('link', { name: 'Palavras' }).click()
  await page.getByRole('cell', { name: 'manilha' }).waitFor()
  await page.goto('/learn/guinote#GUI-4.9')
  await page.locator('li.found', { hasText: 'partner_exempt' }).waitFor()
}
