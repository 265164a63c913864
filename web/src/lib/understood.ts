/** Whether this page has a shape and a word for everything in a message; what a newer server sends may need a newer page. */
import type { SnapshotSchema, ChatReply, ViewSchema } from '../protocol/messages.gen'
import { isCard } from './cards'
import { has, kebab } from './words.svelte'

const STAGES: readonly string[] = ['gathering', 'cutting', 'playing', 'counted', 'over'] satisfies SnapshotSchema['stage'][]
const KINDS: readonly string[] = ['none', 'card', 'cards', 'choice', 'number', 'suit'] satisfies ViewSchema['question']['kind'][]
const LISTS = ['history', 'sheet', 'legal', 'hand', 'trick', 'last_trick', 'scores', 'sets', 'won', 'counted', 'marks', 'sizes', 'winners', 'prizes'] as const

const word = (family: string, code: string): boolean => has(`${family}-${kebab(code)}`)
const first = (text: string): string => text.split(' ')[0] ?? ''
const sayable = (action: string): boolean => action === '-' || isCard(action) || (has(`call-${first(action)}`) && has(`said-${first(action)}`))
const asks = (topic: string): boolean => has(`web-question-${topic}`) || has(`question-${topic}`)

/** Whether a scene can be drawn and told. */
export function understood(scene: SnapshotSchema): boolean {
  if (!Array.isArray(scene.places) || !STAGES.includes(scene.stage)) return false
  return scene.view === null || (shaped(scene.view) && told(scene.view))
}

/** Whether something said can be shown. */
export function hearable(said: ChatReply): boolean {
  return said.saying === 'emote' ? has(`emote-${said.text}`) : said.saying === 'text' || said.saying === 'clip'
}

function shaped(view: ViewSchema): boolean {
  return LISTS.every((name) => Array.isArray(view[name])) && KINDS.includes(view.question?.kind) && typeof view.reasons === 'object'
}

function told(view: ViewSchema): boolean {
  const cards = [...view.hand, ...view.trick.map((play) => play[1]), ...view.last_trick.map((play) => play[1])]
  const reasons = Object.values(view.reasons)
  const calls = [...view.legal, ...Object.keys(view.reasons), ...view.history.map((event) => event.action)]
  const marks = [...view.marks.flat(), ...view.sheet.flatMap((row) => row.cells.flatMap((cell) => cell.marks))]
  return (
    cards.every(isCard) &&
    calls.every(sayable) &&
    marks.every((mark) => has(`mark-${first(mark)}`)) &&
    reasons.every((reason) => word('error', reason.code)) &&
    view.history.every((event) => event.notes.every((note) => word('note', note.code))) &&
    view.sheet.every((row) => row.notes.every((code) => word('row-note', code))) &&
    (view.turn < 0 || has(`phase-${view.phase}`)) &&
    (view.question.kind === 'none' || asks(view.question.topic))
  )
}
