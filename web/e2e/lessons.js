// A first deal from its first note to a real table: what is expected is done, once something else, once something illegal.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, person } from './driver.js'
import { TAGS } from './pages.js'

/** The code of the game, then how large the window is, the language, and a folder for pictures. */
export async function lesson(room) {
  const [code, size = 'desk', locale = 'en', folder = ''] = room.words
  const { page } = await person(room, { size, locale })
  await page.goto('/')
  await page.locator(`a[href="/learn/${code}/first-deal"]`).click()
  await page.locator('.teacher').waitFor()
  const { steps } = await page.evaluate(async (game) => (await fetch(`/api/games/${game}/lesson`)).json(), code)
  const seen = { nexts: 0, answers: 0, others: 0, refused: 0, faults: [] }
  const shot = async (name) => folder && page.screenshot({ path: `${folder}/${size}-${code}-${name}.png` })
  await look(page, seen, 'first note')
  for (let at = await step(page); at < steps.length - 1; at = await step(page)) {
    if (await canGoOn(page)) {
      seen.nexts += 1
      if (steps[at].note || seen.nexts % 5 === 0) await shot(`${String(at).padStart(2, '0')}-said`)
      await goOn(page, seen.nexts % 2)
    } else if (steps[at].expected.length && (await page.locator('.ask.mine').count())) {
      await shot(`${String(at).padStart(2, '0')}-ask`)
      await answerStep(page, steps[at], seen)
      await page.waitForFunction((was) => Number(document.querySelector('.lesson').dataset.step) > was, at)
    } else await page.waitForTimeout(60)
  }
  await look(page, seen, 'end')
  await shot('end')
  await page.locator('.teacher .round').click()
  expect((await step(page)) < steps.length - 1, 'the way back leads nowhere')
  while ((await step(page)) < steps.length - 1) {
    const here = steps[await step(page)]
    if (await canGoOn(page)) await goOn(page, true)
    else if (here.expected.length && (await page.locator('.ask.mine').count())) await give(page, here.expected)
    await page.waitForTimeout(60)
  }
  await page.locator('.teacher .ways .button').last().click()
  await page.waitForURL('**/play/**')
  await page.locator('.felt').waitFor()
  expect(!seen.faults.length, seen.faults.join('\n'))
  return seen
}

const step = async (page) => Number(await page.locator('.lesson').getAttribute('data-step'))

const canGoOn = async (page) => (await page.locator('.next:enabled').count()) > 0

/** By a click; or by Enter, wherever nothing else is meant by it. The others may act by themselves just before. */
async function goOn(page, click) {
  if (click) return page.locator('.next:enabled').click({ timeout: 2000 }).catch(() => undefined)
  await page.evaluate(() => document.activeElement?.blur())
  await page.keyboard.press('Enter')
}

/** The expected answer; before the first ones, what is refused and what is allowed but not as good. */
async function answerStep(page, { view, expected }, seen) {
  const refused = Object.keys(view.reasons).filter((action) => view.hand.includes(action))
  if (!seen.refused && refused.length && view.question.kind === 'card') {
    await page.locator(`[data-card="${refused[0]}"]`).click({ force: true, position: { x: 12, y: 14 } })
    expect((await page.locator('.ask .why').innerText()).includes(view.reasons[refused[0]].rule), 'no rule is named')
    seen.refused += 1
  }
  const other = view.legal.find((action) => !expected.includes(action) && !view.reasons[action])
  if (!seen.others && other && view.question.kind !== 'cards') {
    await give(page, [other])
    await page.locator('.teacher.other').waitFor()
    await look(page, seen, 'another answer')
    seen.others += 1
  }
  await give(page, expected)
  seen.answers += 1
}

/** Click an answer, and confirm it where that is asked. */
async function give(page, actions) {
  const cards = actions.filter((action) => /[♥♦♣♠]$|^\d+[OCEB]$/.test(action) && !action.includes(' '))
  for (const card of cards) await page.locator(`[data-card="${card}"]`).click({ position: { x: 12, y: 14 } })
  if (actions.length > 1) await page.locator('.offers .offer:not(.plain)').click()
  else if (!cards.length) await page.locator(`[data-call="${actions[0]}"]`).click()
  await page.waitForTimeout(40)
  const yes = page.locator('dialog footer .button').last()
  if (await yes.count()) await yes.click()
}

/** What axe finds wrong, and whether the hand can be seen beside what is said. */
async function look(page, seen, where) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  for (const fault of violations) seen.faults.push(`${where}: ${fault.id}: ${fault.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`).join(' | ')}`)
  const [said, hand] = await Promise.all(['.teacher', '.hand'].map((name) => page.locator(name).boundingBox()))
  const apart = said.y + said.height <= hand.y || said.x >= hand.x + hand.width - 1
  if (!apart) seen.faults.push(`${where}: what is said covers the hand`)
}
