// When something goes away: a person, time, the tab, the server.
import { createInterface } from 'node:readline'
import { ON_CARD, expect, openTable, person, sitDown, until } from './driver.js'

/** Somebody closes the window: a bot plays on, and hands over when they come back. */
export async function takeover(room) {
  const ana = await person(room)
  const rui = await person(room)
  const table = await together(ana, rui, { game: 'sueca', bots: ['', 'easy', 'easy'] })
  await rui.page.goto('/learn')
  const stood = ana.page.locator('.seat', { hasText: 'Tomás' }).getByText('bot plays')
  await stood.waitFor({ timeout: 60_000 })
  await rui.page.goto(`/play/${table.id}`)
  await rui.page.locator('.felt').waitFor()
  await stood.waitFor({ state: 'detached' })
}

/** Two people at one table that has begun. */
async function together(host, guest, wish) {
  await openTable(guest.page, 'Tomás', { game: 'septica' })
  const table = await openTable(host.page, 'Beatriz', wish)
  await host.page.goto(`/play/${table.id}`)
  await guest.page.goto(`/t/${table.code}`)
  await guest.page.getByRole('button', { name: 'Sit down' }).click()
  await host.page.getByRole('button', { name: 'Begin' }).click()
  await guest.page.locator('.felt').waitFor()
  await host.page.locator('.felt').waitFor()
  return table
}

/** Nobody answers, so the table plays and says so; then the tab sleeps, and what happened meanwhile is there when it wakes. */
export async function timeout(room) {
  const { page, context } = await person(room)
  await sitDown(page, 'Horácio', { game: 'fodinha', players: 2, bots: ['easy'], clock: '1', options: { hook: 'off' } })
  const told = page.locator('.news p', { hasText: 'Time is up: the table played for Horácio.' })
  await told.first().waitFor()
  await page.locator('dialog .made').waitFor()
  await page.locator('dialog footer .button').last().click()
  await page.locator('dialog .made').waitFor({ state: 'detached' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await new Promise((resolve) => setTimeout(resolve, 2500))
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await told.first().waitFor()
  await page.locator('dialog .made').waitFor()
}

/** The card room is killed in the middle of a trick and opened again: both browsers come back to the same cards, and say so. */
export async function restart(room) {
  const ana = await person(room, { lost: true })
  const rui = await person(room, { lost: true })
  await together(ana, rui, { game: 'septica', players: 2, pace: 'natural' })
  const pages = [ana.page, rui.page]
  await playOne(pages)
  const before = await Promise.all(pages.map(seenOn))
  expect(before[0].trick.length > 0 && before[0].hand.length > 0, `not in a trick: ${JSON.stringify(before)}`)
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
  for (const what of ['kill', 'start']) {
    console.log(what)
    await lines.next()
    if (what === 'kill') for (const page of pages) await page.getByText('The connection is lost.').waitFor()
  }
  for (const page of pages) await page.getByText('Connected again.').waitFor()
  const after = await Promise.all(pages.map(seenOn))
  expect(JSON.stringify(after) === JSON.stringify(before), `another table: ${JSON.stringify({ before, after })}`)
  await playOne(pages)
}

/** The cards somebody sees. */
async function seenOn(page) {
  const labels = (selector) => page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label').split('. ')[0]))
  return { hand: await labels('.hand .card'), trick: await labels('.trick .play'), news: await page.locator('.news p').allInnerTexts() }
}

/** Whoever is asked plays a card or passes, and both see it. */
async function playOne(pages) {
  const told = () => Promise.all(pages.map((page) => page.locator('.news').innerText()))
  const before = await told()
  await until(async () => {
    for (const page of pages) {
      const cards = page.locator('.ask.mine ~ .hand .card.can:enabled, .ask.mine .offer:not(.plain):not(.refused):enabled')
      if (await cards.count()) return cards.first().click({ position: ON_CARD }).then(() => true)
    }
    return false
  }, 'somebody is asked')
  await until(async () => (await told()).every((text, at) => text !== before[at]), 'both see the card')
}
