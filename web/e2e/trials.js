// What a person does in the browser, one function for each trial.
import { expect, hurry, person, playMatch, playNow } from './driver.js'

/** A whole match against bots by clicking: the title of the game, and how large the window is. */
export async function match({ browser, base, people, words }) {
  const [title, size = 'desk', locale = 'en'] = words
  const one = await person(browser, base, { size, locale, reducedMotion: 'reduce', prefs: { level: 'easy', sound: false } })
  people.push(one)
  await playNow(one.page, title)
  if (size === 'desk') await hurry(one.page)
  let led = false
  const seen = await playMatch(one.page, { onStep: async (what) => (led ||= what === 'answer' && (await reasoned(one.page))) })
  await one.page.getByRole('button', { name: /check the cards|conferir|comprobar|verifică/i }).click()
  const verdict = await one.page.locator('dialog [role=status]').innerText()
  expect(/\d/.test(verdict) && (await one.page.locator('dialog .good[role=status]').count()), `not fair: ${verdict}`)
  return seen
}

/** Who touches a card that may not be played is led to the rule; whether there was one to touch. */
async function reasoned(page) {
  const refused = page.locator('.hand .card.dim').first()
  if (!(await refused.count())) return false
  await refused.click({ force: true, position: { x: 12, y: 14 } })
  const link = (await page.locator('.why a').getAttribute('href')) ?? ''
  expect(/^\/learn\/[a-z]+#[A-Z]{3}-\d+\.\d+$/.test(link), `the reason leads to ${link || 'nowhere'}`)
  return true
}

/** Two people and two bots at one table, a third person watching; a connection breaks in the middle of a trick. */
export async function friends({ browser, base, people }) {
  const prefs = { level: 'easy', sound: false }
  const ana = await person(browser, base, { prefs, reducedMotion: 'reduce' })
  const rui = await person(browser, base, { prefs, size: 'phone', reducedMotion: 'reduce', offline: true })
  const eva = await person(browser, base, { prefs, reducedMotion: 'reduce' })
  people.push(ana, rui, eva)
  await ana.page.goto('/')
  await named(ana.page, 'Ana Maria')
  await ana.page.locator('article', { hasText: 'Sueca' }).getByRole('button', { name: /With friends/ }).click()
  const chairs = ana.page.locator('dialog select')
  await chairs.filter({ hasText: 'bot: easy' }).nth(1).selectOption('easy')
  await chairs.filter({ hasText: 'bot: easy' }).nth(2).selectOption('easy')
  await ana.page.getByRole('button', { name: 'Open the table' }).click()
  const code = await ana.page.locator('.share .code').innerText()
  await ana.page.locator('.share img').evaluate((image) => image.decode())

  const sockets = []
  await rui.page.routeWebSocket(/\/play$/, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  await rui.page.goto('/')
  await named(rui.page, 'Rui Costa')
  await rui.page.getByLabel('Code or link of a table').fill(`${base}/t/${code}`)
  await rui.page.getByRole('button', { name: 'Join', exact: true }).click()
  await rui.page.getByRole('button', { name: 'Sit down' }).first().click()
  await ana.page.getByText('Rui Costa').first().waitFor()
  await ana.page.getByRole('button', { name: 'Begin' }).click()
  await ana.page.locator('.felt').waitFor()
  await hurry(ana.page)

  await eva.page.goto(`/t/${code}`)
  await eva.page.locator('.felt').waitFor()
  expect((await eva.page.locator('.hand').count()) === 0, 'a spectator has a hand')

  await ana.page.getByRole('textbox', { name: 'Say something' }).fill('olá a todos')
  await ana.page.keyboard.press('Enter')
  await eva.page.locator('.talk li', { hasText: 'olá a todos' }).waitFor()
  await ana.page.getByRole('button', { name: 'well played!' }).click()
  await rui.page.locator('.bubble', { hasText: 'well played!' }).waitFor()

  let broken = false
  const both = Promise.all([
    playMatch(ana.page, { deals: 0 }),
    playMatch(rui.page, {
      deals: 0,
      onStep: async (what, step) => {
        if (what !== 'answer' || step < 4 || broken) return
        broken = true
        await sockets.at(-1).close({ code: 1011 })
        await rui.page.getByText('The connection is lost.').waitFor({ timeout: 5000 })
        await rui.page.getByText('The connection is lost.').waitFor({ state: 'detached' })
      },
    }),
  ])
  await both
  expect(broken && sockets.length > 1, 'the connection was never broken')
  await ana.page.locator('dialog footer').getByRole('button', { name: 'Quit' }).click()
  await ana.page.locator('dialog footer').getByRole('button', { name: 'Quit' }).click()
  await rui.page.getByText('Ana Maria left').first().waitFor()
}

/** Somebody closes the window: a bot plays on, and hands over when they come back. */
export async function takeover({ browser, base, people }) {
  const ana = await person(browser, base, { prefs: { level: 'easy', sound: false } })
  const rui = await person(browser, base, { prefs: { level: 'easy', sound: false } })
  people.push(ana, rui)
  await rui.page.goto('/')
  await named(rui.page, 'Tomás')
  await ana.page.goto('/')
  await named(ana.page, 'Bia')
  const opened = await ana.page.evaluate(async () => {
    const body = JSON.stringify({ game: 'sueca', bots: ['', 'easy', 'easy'], clock: 'off' })
    return (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()
  })
  await ana.page.goto(`/play/${opened.id}`)
  await rui.page.goto(`/t/${opened.code}`)
  await rui.page.getByRole('button', { name: 'Sit down' }).click()
  await ana.page.getByRole('button', { name: 'Begin' }).click()
  await rui.page.locator('.felt').waitFor()
  await rui.page.goto('/learn')
  await ana.page.locator('.seat', { hasText: 'Tomás' }).getByText('bot plays').waitFor({ timeout: 60_000 })
  await rui.page.goto(`/play/${opened.id}`)
  await rui.page.locator('.felt').waitFor()
  await ana.page.locator('.seat', { hasText: 'Tomás' }).getByText('bot plays').waitFor({ state: 'detached' })
}

/** A deal with keys alone, from the lobby on. */
export async function keyboard({ browser, base, people }) {
  const one = await person(browser, base, { prefs: { level: 'easy', sound: false }, reducedMotion: 'reduce' })
  people.push(one)
  const { page } = one
  await page.goto('/')
  await page.locator('article').first().waitFor()
  await tabTo(page, /^Play now: Sueca/)
  await page.keyboard.press('Enter')
  await page.locator('.felt').waitFor()
  await tabTo(page, /natural/)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(200)
  await page.keyboard.press('Enter')
  const end = Date.now() + 120_000
  let played = 0
  while (Date.now() < end && !(await page.locator('dialog footer').count())) {
    if (await page.locator('.cut').count()) {
      await tabTo(page, /cut anywhere/i)
      await page.keyboard.press('Enter')
      await page.waitForTimeout(300)
    } else if ((await page.locator('.ask.mine').count()) && (await page.locator('.hand .card.can:enabled').count())) {
      const at = await page.locator('.hand .card').evaluateAll((cards) => cards.findIndex((card) => card.classList.contains('can')))
      await page.keyboard.press(at < 9 ? String(at + 1) : '0')
      await page.keyboard.press('Enter')
      played += 1
    }
    await page.waitForTimeout(60)
  }
  expect(played >= 9, `only ${played} cards were played by key`)
  await tabTo(page, /^go on$/i)
  await page.keyboard.press('Enter')
  await page.locator('dialog footer').waitFor({ state: 'detached' })
}

/** Move the focus by Tab until it is on something with this name. */
async function tabTo(page, name) {
  for (let i = 0; i < 120; i++) {
    const told = await page.evaluate(() => {
      const on = document.activeElement
      return on?.getAttribute('aria-label') ?? on?.textContent?.trim() ?? ''
    })
    if (name.test(told)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}`)
}

/** Choose a name in the settings. */
async function named(page, name) {
  await page.locator('.top nav button').click()
  await page.getByLabel('Your name').first().fill(name)
  await page.locator('dialog').getByRole('button', { name: 'Save' }).first().click()
  await page.locator('.top .name', { hasText: name }).waitFor()
  await page.keyboard.press('Escape')
}

/** No rule of accessibility is broken on any page, in any felt. */
export async function axe({ browser, base, people }) {
  const { AxeBuilder } = await import('@axe-core/playwright')
  const found = []
  for (const [size, felt] of [['desk', 'light'], ['phone', 'dark'], ['desk', 'contrast']]) {
    const one = await person(browser, base, { size, prefs: { level: 'easy', sound: false, felt }, reducedMotion: 'reduce' })
    people.push(one)
    const { page } = one
    const look = async (where) => {
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
      for (const fault of violations) found.push(`${size} ${felt} ${where}: ${fault.id}: ${fault.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`).join(' | ').slice(0, 700)}`)
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
    await playNow(page, 'SobeSobe')
    if (size === 'desk') await hurry(page)
    await page.locator('.ask.mine').waitFor()
    await look('question')
    let counted = 0
    await playMatch(page, {
      choose: () => 0,
      onStep: async (what, step) => {
        if (what === 'dialog' && ++counted === 1) await look('counted')
        if (step === 6) await look('table')
      },
    })
    await look('over')
    await page.getByRole('link', { name: /see it again/i }).click()
    await page.locator('.hands').waitFor()
    await look('replay')
    await page.goto('/matches')
    await page.locator('main li').first().waitFor()
    await look('matches')
  }
  expect(!found.length, found.join('\n'))
}

/** From a game to its guide, from there to a rule, in the home language and in English, back, and to the words. */
export async function learn({ browser, base, people }) {
  const one = await person(browser, base, { size: 'phone', locale: 'pt' })
  people.push(one)
  const { page } = one
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

/** A message from a newer server leads to a calm word, not to a broken table. */
export async function newer({ browser, base, people }) {
  const one = await person(browser, base, { prefs: { level: 'easy', sound: false } })
  people.push(one)
  await one.page.routeWebSocket(/\/play$/, (socket) => {
    socket.connectToServer()
    setTimeout(() => socket.send(JSON.stringify({ type: 'hologram', of: 'Ana' })), 1500)
  })
  await playNow(one.page, 'Septica')
  await one.page.getByRole('heading', { name: 'Please reload the page' }).waitFor()
  await one.page.getByRole('button', { name: 'Reload' }).waitFor()
}
