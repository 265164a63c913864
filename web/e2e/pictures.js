// The pictures of README and docs: node e2e/run.js ADDRESS pictures FOLDER
import { person, playMatch, sitDown } from './driver.js'

const HERE = 'Ana'
const OTHERS = ['medium', 'medium', 'medium']

/** Play on at a table until a moment is worth a picture; another table if there is none. */
async function moment(room, wish, size, worth, file) {
  const { page } = await person(room, { size })
  for (let tables = 0; tables < 10; tables++) {
    await sitDown(page, HERE, wish)
    let taken = false
    await playMatch(page, {
      until: () => taken,
      onStep: async (what) => {
        if (taken || what !== 'answer' || !(await page.evaluate(worth))) return
        await page.mouse.move(0, 0)
        await page.waitForTimeout(700)
        await page.screenshot({ path: file })
        taken = true
      },
    })
    if (taken) return
  }
  throw new Error(`nothing was worth a picture for ${file}`)
}

/** Three cards lie on the table, and some of a full hand may not be played. */
const amid = () => document.querySelectorAll('.trick .play').length === 3 && document.querySelectorAll('.hand .card').length >= 8 && document.querySelectorAll('.hand .dim').length >= 3
/** A pair can be sung. */
const song = () => [...document.querySelectorAll('.offer')].some((offer) => /sing/i.test(offer.textContent))

/** Every picture there is in docs/pictures of the table in the browser. */
export async function pictures(room) {
  const [folder] = room.words
  const file = (name) => `${folder}/web-${name}.png`
  await moment(room, { game: 'sueca', bots: OTHERS }, 'desk', amid, file('sueca'))
  await moment(room, { game: 'guinote', players: 2, bots: ['medium'] }, 'phone', song, file('guinote-phone'))
  await sheet(room, file('sobesobe-phone'))
  await lobbyAndLesson(room, file)
}

/** The score sheet at the end of a match. */
async function sheet(room, file) {
  const { page } = await person(room, { size: 'phone', locale: 'pt-PT' })
  await sitDown(page, HERE, { game: 'sobesobe', bots: OTHERS })
  await playMatch(page)
  await page.waitForTimeout(400)
  await page.screenshot({ path: file })
}

async function lobbyAndLesson(room, file) {
  const desk = await person(room)
  await desk.page.goto('/')
  await desk.page.locator('article').first().waitFor()
  await desk.page.waitForTimeout(400)
  await desk.page.screenshot({ path: file('lobby') })
  const phone = await person(room, { size: 'phone' })
  await phone.page.goto('/learn/septica/first-deal')
  await phone.page.locator('.teacher').waitFor()
  await phone.page.waitForTimeout(700)
  await phone.page.screenshot({ path: file('lesson-phone') })
}
