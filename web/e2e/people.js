// Several people at one table, and the ways to it.
import { expect, hurry, named, openTable, person, playMatch } from './driver.js'

/** Two people and two bots at one table, a third person watching; a connection breaks in the middle of a trick. */
export async function friends(room) {
  const ana = await person(room)
  const rui = await person(room, { size: 'phone', lost: true })
  const eva = await person(room)
  await ana.page.goto('/')
  await named(ana.page, 'Zita Maria')
  await ana.page.locator('article', { hasText: 'Sueca' }).getByRole('button', { name: /With friends/ }).click()
  for (const chair of [3, 4]) await ana.page.getByLabel(`Chair ${chair}`).selectOption('easy')
  await ana.page.getByRole('button', { name: 'Open the table' }).click()
  const code = await ana.page.locator('.share .code').innerText()
  await ana.page.locator('.share img').evaluate((image) => image.decode())

  const sockets = []
  await rui.page.routeWebSocket(/\/play$/, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  await rui.page.goto('/')
  // One of the bots is called Ana, too: it gives its name away.
  await named(rui.page, 'ana')
  await rui.page.getByLabel('Code or link of a table').fill(`${room.base}/t/${code}`)
  await rui.page.getByRole('button', { name: 'Join', exact: true }).click()
  await rui.page.getByRole('button', { name: 'Sit down' }).first().click()
  await ana.page.locator('.who', { hasText: /^ana$/ }).waitFor()
  expect((await ana.page.locator('.who', { hasText: /^ana\b/i }).count()) === 1, 'two have the same name')
  await ana.page.getByRole('button', { name: 'Begin' }).click()
  await ana.page.locator('.felt').waitFor()
  await hurry(ana.page)

  await eva.page.goto(`/t/${code}`)
  await eva.page.locator('.felt').waitFor()
  expect((await eva.page.locator('.hand').count()) === 0, 'a spectator has a hand')

  let broken = false
  const deal = { until: (seen) => seen.counted }
  await Promise.all([
    playMatch(ana.page, deal),
    playMatch(rui.page, {
      ...deal,
      onStep: async (what, step) => {
        if (what !== 'answer' || step < 4 || broken) return
        broken = true
        await sockets.at(-1).close({ code: 1011 })
        await rui.page.getByText('The connection is lost.').waitFor({ timeout: 5000 })
        await rui.page.getByText('Connected again.').waitFor()
      },
    }),
  ])
  expect(broken && sockets.length > 1, 'the connection was never broken')
  await eva.page.locator('dialog .made').waitFor()
  await quits(ana.page, rui.page)
}

/** Somebody goes home after a deal, and everybody is told. */
async function quits(page, other) {
  await page.locator('dialog footer').getByRole('button', { name: 'Quit' }).click()
  await page.locator('dialog footer').getByRole('button', { name: 'Quit' }).click()
  await other.getByText('Zita Maria left').first().waitFor()
}

/** Links and codes that lead nowhere, a table with a password, a table nobody may watch. */
export async function doors(room) {
  const host = await person(room)
  const guest = await person(room, { refused: true })
  await guest.page.goto('/t/XXXXXX')
  await guest.page.getByText('There is no such table here').waitFor()
  await guest.page.getByRole('link', { name: 'To the card room' }).click()
  await guest.page.getByLabel('Code or link of a table').fill('https://example.org/t/%%% nonsense')
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click()
  await guest.page.getByText('There is no such table here').waitFor()
  await guest.page.goto('/play/no-such-table')
  await guest.page.getByRole('heading', { name: 'There is no table here' }).waitFor()
  await guest.page.goto('/match/no-such-match')
  await guest.page.getByRole('alert').waitFor()

  const locked = await openTable(host.page, 'Dona Rosa', { game: 'septica', players: 2, password: 'segredo' })
  await host.page.goto(`/play/${locked.id}`)
  await guest.page.goto(`/t/${locked.code}`)
  const word = guest.page.getByLabel('This table wants a password.')
  await word.fill('wrong')
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click()
  await guest.page.getByText('That is not the password of this table.').waitFor()
  await word.fill('segredo')
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click()
  await guest.page.getByRole('button', { name: 'Sit down' }).click()
  await host.page.getByRole('button', { name: 'Begin' }).click()
  await guest.page.locator('.felt').waitFor()

  const stranger = await person(room, { refused: true })
  const closed = await openTable(host.page, 'Dona Rosa', { game: 'septica', players: 2, bots: ['easy'], start: true, watchers: false })
  await stranger.page.goto(`/t/${closed.code}`)
  await stranger.page.getByText('Nobody may watch at this table.').waitFor()
}
