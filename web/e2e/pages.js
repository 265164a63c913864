// Pages beside the table: a match seen again, its fairness, and no rule of accessibility broken anywhere.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, hurry, lookAside, person, playMatch, playNow, sitDown } from './driver.js'
import { fair } from './games.js'

const SHORT = { game: 'sobesobe', players: 2, bots: ['easy'], options: { max_rounds: '1' } }
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A finished match: checked, checked again with a record that was changed, and stepped through by somebody with its link. */
export async function again(room) {
  const ana = await person(room)
  await sitDown(ana.page, 'Carlota', SHORT)
  await playMatch(ana.page)
  await fair(ana.page)
  const verdict = ana.page.locator('dialog section [role=status]')
  const changes = [
    [(text) => text.replace(/^order: (\S+) (\S+)/m, 'order: $2 $1'), 'do not follow from the secret'],
    [(text) => text.replace(/^secret: (.)/m, (line, digit) => `secret: ${digit === '0' ? '1' : '0'}`), 'not the one that was promised'],
    [(text) => text.replace(/^secret: .*\n/m, ''), 'not revealed'],
  ]
  for (const [change, told] of changes) {
    await ana.page.route('**/record', async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      expect(change(text) !== text, `nothing was changed for "${told}"`)
      await route.fulfill({ response: answer, body: change(text) })
    })
    await ana.page.locator('dialog section .button').click()
    await ana.page.locator('dialog section .wrong[role=status]', { hasText: told }).waitFor()
    await ana.page.unroute('**/record')
  }
  await ana.page.locator('dialog section .button').click()
  await ana.page.locator('dialog section .good').waitFor()
  expect(await verdict.count(), 'no verdict')
  await ana.page.getByRole('link', { name: /see it again/i }).click()
  await ana.page.locator('.hands').waitFor()
  return { steps: await stepThrough(room, new URL(ana.page.url()).pathname) }
}

/** Somebody else with the link sees all hands, from the first card to the last. */
async function stepThrough(room, path) {
  const { page } = await person(room)
  await page.goto(path)
  await page.locator('.hands b').first().waitFor()
  const place = async () => (await page.locator('label', { hasText: /^Step/ }).innerText()).match(/Step (\d+) of (\d+)/).slice(1).map(Number)
  const held = () => page.locator('.hands li').count()
  const [, steps] = await place()
  let most = 0
  for (let step = 1; step < steps; step++) {
    await page.keyboard.press('ArrowRight')
    most = Math.max(most, await held())
  }
  expect((await place())[0] === steps, `the match was left at ${await place()}`)
  expect(await page.getByRole('button', { name: 'One step on' }).isDisabled(), 'there is a step after the last')
  expect((await held()) < most, 'no card was played')
  await page.getByRole('button', { name: 'One step back' }).click()
  expect((await place())[0] === steps - 1, 'no step back')
  await page.getByRole('button', { name: 'Check the cards' }).click()
  await page.locator('.good[role=status]').waitFor()
  return steps
}

/** No rule of accessibility is broken on any page: a size and a felt. */
export async function axe(room) {
  const [size, felt] = room.words
  const { page } = await person(room, { size, prefs: { felt } })
  const found = []
  const look = async (where) => {
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    for (const { id, nodes } of violations) {
      found.push(`${where}: ${id}: ${nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`).join(' | ').slice(0, 700)}`)
    }
  }
  await page.goto('/')
  await page.locator('article').first().waitFor()
  await look('lobby')
  await page.locator('.top nav button').click()
  await look('settings')
  await page.keyboard.press('Escape')
  await page.locator('article').first().locator('.do .button').nth(1).click()
  await page.locator('dialog form').waitFor()
  await look('new table')
  await page.locator('dialog footer .button').last().click()
  await page.locator('.share img').waitFor()
  await look('gathering')
  await page.goto('/learn')
  await page.locator('section').first().waitFor()
  await look('learn')
  await page.goto('/learn/septica#rules')
  await page.locator('.example').first().waitFor()
  await look('rules')
  await page.goto('/learn/guinote')
  await page.locator('article ol').waitFor()
  await look('guide')
  await asideAt(page, look, size)
  await sitDown(page, 'Xana', SHORT)
  let counted = 0
  await playMatch(page, {
    choose: () => 0,
    onStep: async (what, step) => {
      if (what === 'counted' && ++counted === 1) await look('counted')
      if (step === 3) await look('table')
    },
  })
  await look('over')
  await page.getByRole('link', { name: /see it again/i }).click()
  await page.locator('.hands').waitFor()
  await look('replay')
  await page.goto('/matches')
  await page.locator('main li').first().waitFor()
  await look('matches')
  expect(!found.length, found.join('\n'))
}

/** The question of a table and what stands aside there. */
async function asideAt(page, look, size) {
  await playNow(page, 'Fodinha')
  if (size === 'desk') await hurry(page)
  // A deal of one card may pass without a question: a bid that is forced, a card that is the only one.
  await playMatch(page, { until: (seen) => seen.answer })
  await look('question')
  await lookAside(page, (key) => look(`aside ${key}`))
}
