// A server that is newer than the page.
import { expect, person, sitDown } from './driver.js'

const scene = (change) => (data) => {
  const told = structuredClone(data)
  change(told)
  return told
}
const RELOADS = {
  'an unknown message': () => ({ type: 'hologram', of: 'Ana' }),
  'no JSON': () => '\u0000{',
  'no object': () => 7,
  nothing: () => null,
  'no type': () => ({ seq: 1 }),
  'a list': () => [{ type: 'scene' }],
  'another version': () => ({ type: 'bye', code: 'RELOAD' }),
  'an unknown way to talk': () => ({ type: 'talked', number: 1, at: 0, chair: 0, name: 'Ana', saying: 'dance', text: 'x' }),
  'an unknown face': () => ({ type: 'talked', number: 1, at: 0, chair: 0, name: 'Ana', saying: 'emote', text: 'moonwalk' }),
  'a scene without places': scene((told) => delete told.places),
  'an unknown stage': scene((told) => (told.stage = 'intermission')),
  'a view without history': scene((told) => delete told.view.history),
  'a view without a question': scene((told) => delete told.view.question),
  'an unknown question': scene((told) => (told.view.question = { kind: 'choice', topic: 'weather', low: 0, high: 0 })),
  'an unknown kind of question': scene((told) => (told.view.question.kind = 'hologram')),
  'an unknown phase': scene((told) => ((told.view.phase = 'siesta'), (told.view.turn = 0))),
  'an unknown call': scene((told) => told.view.legal.push('sneeze')),
  'an unknown reason': scene((told) => (told.view.reasons['7♥'] = { code: 'TOO_SUNNY', args: {}, rule: '' })),
  'an unknown event': scene((told) => told.view.history.push({ number: 9, seat: 0, topic: '', secret: false, action: 'sneeze', drawn: [], notes: [] })),
  'an unknown note': scene((told) => told.view.history.push({ number: 9, seat: 0, topic: '', secret: false, action: '-', drawn: [], notes: [{ code: 'SNEEZED', args: {} }] })),
  'an unknown mark': scene((told) => told.view.marks[0].push('crowned')),
  'an unknown card': scene((told) => told.view.hand.push('Z★')),
}
/** What a page that does not know it lives with, and the words that are seen. */
const LIVES = {
  'an unknown refusal': [() => ({ type: 'refused', id: 0, code: 'TOO_SUNNY', args: {}, rule: '' }), 'reload'],
  'a field more': [scene((told) => ((told.weather = 'sunny'), (told.view.weather = 'sunny'))), ''],
  'two cantes of twenty': [scene((told) => told.view.marks[0].push('sung 20', 'sung 20')), ''],
  'an unknown farewell': [() => ({ type: 'bye', code: 'SIESTA' }), ''],
}

/** Whatever comes from a newer server leads to a calm word or to the same table, never to a broken one. */
export async function newer(room) {
  const { page } = await person(room)
  const line = {}
  await page.routeWebSocket(/\/play$/, (socket) => {
    const server = socket.connectToServer()
    line.send = (made) => socket.send(typeof made === 'string' ? made : JSON.stringify(made))
    server.onMessage((frame) => {
      const data = JSON.parse(frame.toString())
      if (data.type === 'scene') line.scene = data
      socket.send(frame)
    })
  })
  await sitDown(page, 'Teodora', { game: 'septica', players: 2, bots: ['easy'], pace: 'natural' })
  const ready = async () => {
    await page.locator('.hand .card').first().waitFor()
    expect(line.scene?.view, 'there is no scene yet')
  }
  for (const [what, [make, told]] of Object.entries(LIVES)) {
    await ready()
    line.send(make(line.scene))
    if (told) await page.locator('.notices', { hasText: told }).waitFor()
    await page.waitForTimeout(100)
    expect(await page.locator('.hand .card').count(), `the table is broken by ${what}`)
  }
  for (const [what, make] of Object.entries(RELOADS)) {
    await ready()
    line.send(make(line.scene))
    await page.getByRole('heading', { name: 'Please reload the page' }).waitFor({ timeout: 5000 }).catch(() => {
      throw new Error(`no calm word after ${what}`)
    })
    line.scene = undefined
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
  }
  await ready()
  return { kinds: Object.keys(LIVES).length + Object.keys(RELOADS).length }
}
