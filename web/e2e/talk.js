// Words, faces and voices.
import { ON_CARD, expect, openTable, person, until } from './driver.js'

/** Milliseconds of voice, so that there is something to hear. */
const LONG_ENOUGH = 1500

/** Text and faces reach everybody; a voice is recorded while cards fly, and heard elsewhere. */
export async function talk(room) {
  const ana = await person(room, { moving: true })
  const eva = await person(room)
  const table = await openTable(ana.page, 'Filipa', { game: 'sueca', bots: ['easy', 'easy', 'easy'], start: true, pace: 'natural' })
  await ana.page.goto(`/play/${table.id}`)
  await openTable(eva.page, 'Graça', { game: 'septica' })
  await eva.page.goto(`/t/${table.code}`)
  for (const one of [ana, eva]) await one.page.locator('.felt').waitFor()
  await ana.page.getByRole('textbox', { name: 'Say something' }).fill('olá a todos <b>')
  await ana.page.keyboard.press('Enter')
  await eva.page.locator('.talk li', { hasText: 'olá a todos <b>' }).waitFor()
  await ana.page.getByRole('button', { name: 'well played!' }).click()
  await eva.page.locator('.bubble', { hasText: 'well played!' }).waitFor()

  await ana.page.getByRole('button', { name: 'Record your voice' }).click()
  const recording = ana.page.getByRole('button', { name: 'Stop and send' })
  await recording.waitFor()
  const enough = Date.now() + LONG_ENOUGH
  let flown = 0
  await until(async () => {
    const card = ana.page.locator('.ask.mine ~ .hand .card.can:enabled').first()
    const cut = ana.page.locator('.cut .button:enabled').last()
    if (await cut.count()) await cut.click()
    if (await card.count()) await card.click({ position: ON_CARD, timeout: 1000 }).catch(() => undefined)
    flown += await ana.page.evaluate(() => document.querySelectorAll('.trick .play').values().filter((one) => one.getAnimations().length).toArray().length)
    return flown >= 3 && Date.now() > enough
  }, 'cards fly while a voice is recorded')
  expect(await recording.count(), 'the recording stopped by itself')
  await recording.click()
  const clip = eva.page.locator('.talk li audio')
  await clip.waitFor()
  const heard = await clip.evaluate(async (audio) => {
    const ended = new Promise((resolve, reject) => {
      audio.onended = () => resolve(audio.currentTime)
      audio.onerror = () => reject(new Error(audio.error?.message))
    })
    await audio.play()
    return ended
  })
  expect(heard > 0.2, `only ${heard} seconds were heard`)
  await faces(room, ana, eva)
  return { flown, heard }
}

/** Where only faces are allowed there is nothing to write in and nothing to record with. */
async function faces(room, ana, eva) {
  const table = await openTable(ana.page, 'Filipa', { game: 'sueca', bots: ['easy', 'easy', 'easy'], start: true, talk: 'emotes' })
  await ana.page.goto(`/play/${table.id}`)
  await eva.page.goto(`/t/${table.code}`)
  for (const one of [ana, eva]) await one.page.locator('.felt').waitFor()
  await ana.page.getByRole('button', { name: 'thank', exact: false }).first().click()
  await eva.page.locator('.bubble').waitFor()
  expect((await ana.page.locator('.talk input').count()) === 0, 'there is a field to write in')
  expect((await ana.page.getByRole('button', { name: 'Record your voice' }).count()) === 0, 'there is something to record with')
}
