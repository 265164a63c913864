/** Codes with arguments made into sentences, with the names of a table. */
import type { DrawSnapshot, GameEventSchema, AnnouncementSchema, ReasonSchema, ScoreRowSchema, SnapshotSchema, ViewSchema } from '../protocol/messages.gen'
import { isCard, isFrench, rankOf, suitKey, suitOf } from './cards'
import { has, kebab, say } from './words.svelte'

const SEATS = ['seat', 'turn', 'dealer', 'shuffler', 'cutter']
/** Calls with a suit; in others a letter is a letter. */
const NAMES_SUIT = ['trump', 'blind', 'sing']
const SUITS = /^[♥♦♣♠OCEB]$/

/** The name of a suit; what is no suit stays as it is. */
export function suitName(suit: string): string {
  return SUITS.test(suit) ? say(`suit-${suitKey(suit)}`) : suit
}

/** A card in words, for who cannot see it. */
export function cardName(card: string): string {
  const style = isFrench(suitOf(card)) ? 'french' : 'spanish'
  const key = `web-rank-${style}-${rankOf(card).toLowerCase()}`
  const rank = has(key) ? say(`web-rank-${style}-${rankOf(card).toLowerCase()}`) : rankOf(card)
  return say('web-card', { rank, suit: suitName(suitOf(card)) })
}

/** Says things with the names at one table. */
export class Teller {
  constructor(readonly names: readonly string[], readonly sides: number) {}

  static of(scene: SnapshotSchema): Teller {
    return new Teller(scene.places.map((place) => place.name), scene.view?.sides ?? scene.places.length)
  }

  seat(seat: number): string {
    return this.names[seat] || say('seat-number', { number: String(seat) })
  }

  side(side: number): string {
    return this.names.filter((_, seat) => seat % this.sides === side).join(' + ')
  }

  /** Why something is refused, with the number of the rule. */
  refusal(why: ReasonSchema): string {
    const sentence = this.coded('error', why.code, why.args)
    return why.rule ? say('error-rule', { sentence, rule: why.rule }) : sentence
  }

  note(note: AnnouncementSchema): string {
    return this.coded('note', note.code, { points: '', ...note.args })
  }

  rowNotes(row: ScoreRowSchema): string {
    return row.notes.map((code) => say(`row-note-${kebab(code)}`)).join(', ')
  }

  /** What happened, in sentences. */
  event(event: GameEventSchema): string[] {
    return [this.act(event), ...event.notes.map((note) => this.note(note))].filter((line) => line.trim())
  }

  private act(event: GameEventSchema): string {
    if (event.action === '-') return ''
    const seat = this.seat(event.seat)
    if (isCard(event.action)) {
      const card = event.action
      return event.secret ? say('said-marked', { seat, card }) : say('said-card', { seat, card })
    }
    const [word, what] = this.callParts(event.action)
    return say(`said-${word}`, { seat, what })
  }

  /** What a call means, as an offer. */
  call(call: string): string {
    const [word, what] = this.callParts(call)
    return say(`call-${word}`, { what })
  }

  callParts(call: string): [string, string] {
    const [word = '', what = ''] = call.split(' ')
    return [word, NAMES_SUIT.includes(word) ? suitName(what) : what]
  }

  mark(mark: string): string {
    const [name = '', number = ''] = mark.split(' ')
    return say(`mark-${name}`, { number })
  }

  question(view: ViewSchema): string {
    const { topic, high } = view.question
    return has(`web-question-${topic}`) ? say(`web-question-${topic}`, { high }) : say(`question-${topic}`)
  }

  phase(view: ViewSchema): string {
    return say(`phase-${view.phase}`)
  }

  /** What led to a score: the first three things, and of three those that are not nothing. */
  details(detail: Record<string, number>): string {
    let told = Object.entries(detail).slice(0, 3)
    if (told.length > 2) told = told.filter(([, value], at) => at === 0 || value)
    return told.map(([name, value]) => say(`detail-${kebab(name)}`, { value })).join(', ')
  }

  drawn(drawing: DrawSnapshot, players: readonly string[]): string {
    const cards = drawing.cards.map((card, at) => say('drawn-card', { seat: players[at] ?? '', card })).join(', ')
    return say(`draw-${drawing.topic}`, { cards, settled: drawing.settled ? 'yes' : 'no' })
  }

  /** All that has happened in the deal, event by event, and where the table did it for somebody. */
  told(scene: SnapshotSchema): string[][] {
    const view = scene.view
    if (!view) return scene.draws.map((drawing) => [this.drawn(drawing, scene.drawn_by)])
    return view.history.map((event, at) => [...this.byTable(scene, view, event, at), ...this.event(event)])
  }

  private byTable(scene: SnapshotSchema, view: ViewSchema, event: GameEventSchema, at: number): string[] {
    const by = scene.played_by[at]
    const seat = this.seat(event.seat)
    if (event.seat < 0) return []
    if (by === 'time') return [say('play-time-up', { seat })]
    if (by === 'table' && event.seat === view.seat) return [say('play-table-played', { seat })]
    if (by === 'claim' && scene.played_by[at - 1] !== 'claim') return [say('play-claimed', { seat })]
    return []
  }

  private coded(family: 'error' | 'note', code: string, args: Record<string, string>): string {
    const told = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.field(name, value)]))
    const filled = { text: '', ...told }
    return family === 'error' ? say(`error-${kebab(code)}`, filled) : say(`note-${kebab(code)}`, filled)
  }

  private field(name: string, value: string): string | number {
    const whole = /^\d{1,6}$/.test(value)
    if (SEATS.includes(name) && whole) return this.seat(Number(value))
    if (name === 'side' && whole) return this.side(Number(value))
    if (name === 'suit') return suitName(value)
    return whole && name !== 'text' ? Number(value) : value
  }
}

/** How a table differs from standard, in words; option and value as the server names them. */
export function difference(game: string, option: string, value: string): string {
  const number = `option-${game}-${kebab(option)}-number`
  if (has(number)) return say(`option-${game}-${kebab(option)}-number`, { value: Number(value) })
  const key = `option-${game}-${kebab(option)}-${kebab(value)}`
  return has(key) ? say(`option-${game}-${kebab(option)}-${kebab(value)}`) : `${option}: ${value}`
}
