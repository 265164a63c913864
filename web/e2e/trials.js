// What a person does in the browser, one function for each trial.
import { expect, hurry, person, playMatch, playNow } from './driver.js'

/** A whole match against bots by clicking: the title of the game, and how large the window is. */
export async function match({ browser, base, people, words }) {
  const [title, size = 'desk', locale = 'en'] = words
  const one = await person(browser, base, { size, locale, reducedMotion: 'reduce', prefs: { level: 'easy', sound: false } })
  people.push(one)
  await playNow(one.page, title)
  if (size === 'desk') await hurry(one.page)
  const seen = await playMatch(one.page)
  await one.page.getByRole('button', { name: /check the cards|conferir|comprobar|verifică/i }).click()
  const verdict = await one.page.locator('dialog [role=status]').innerText()
  expect(/\d/.test(verdict) && (await one.page.locator('dialog .good[role=status]').count()), `not fair: ${verdict}`)
  return seen
}
