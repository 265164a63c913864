/** One table: the socket, the newest scene, what was said, and what the viewer asks for. */
import type { HintReply, AnyReply, SnapshotSchema, TableInfo, ChatReply } from '../protocol/messages.gen'
import { Line, type LineState } from './line'
import { coded, notices } from './notices.svelte'
import type { Playing, Wish } from './showing'
import { Teller } from './teller'
import { hearable, understood } from './understood'
import { say } from './words.svelte'

export const VERSION = 1
/** How much talk is remembered. */
const HEARD = 100

/** The way into a locked table, kept for this window. */
export const grants = {
  of: (table: string): string => sessionStorage.getItem(`grant-${table}`) ?? '',
  keep: (table: string, grant: string): void => sessionStorage.setItem(`grant-${table}`, grant),
}

export class TableStore implements Playing {
  scene: SnapshotSchema | undefined = $state.raw()
  about: TableInfo | undefined = $state.raw()
  name = $state('')
  host = $state(false)
  muted: number[] = $state([])
  talk: ChatReply[] = $state([])
  advice: HintReply | undefined = $state.raw()
  advising = $state(false)
  line: LineState = $state('connecting')
  /** Whether a connection was there before. */
  wasOpen = $state(false)
  trouble = $state(false)
  /** Why there is no table here: a farewell or the refusal before it. */
  farewell = $state('')
  /** The decision that was answered and not yet shown as done. */
  answered = $state(-1)
  /** The reason why the last answer was refused. */
  refused = $state('')
  /** Seconds to add to this page's clock to have the table's. */
  private offset = 0
  /** Whether the connection was lost since the last time it was there. */
  private missed = false
  private welcomed: () => void = () => undefined
  private heard = -1
  private lastId = 0
  private refusal = ''
  private readonly socket: Line

  constructor(readonly id: string) {
    this.socket = new Line(`/api/tables/${id}/play`, {
      hello: () => ({
        type: 'hello', version: VERSION, seen: this.scene?.seq ?? -1, heard: this.heard, grant: grants.of(id),
      }),
      frame: (data) => this.take(data),
      state: (state) => this.changed(state),
    })
  }

  get teller(): Teller {
    return this.scene ? Teller.of(this.scene) : new Teller([], 0)
  }

  /** What an expert would do in answer to the open question. */
  get advised(): string[] {
    if (!this.advice || this.advice.decision !== this.scene?.decision) return []
    const [best] = this.advice.advice as { actions?: string[] }[]
    return best?.actions ?? []
  }

  /** The time on the table's clock. */
  now(): number {
    return performance.now() / 1000 + this.offset
  }

  /** Ask for something; what cannot be heard now is told. */
  ask(wish: Wish): void {
    this.refused = ''
    const id = ++this.lastId
    if (!this.socket.send({ ...wish, id })) notices.tell(coded('CONNECTION_LOST', {}))
  }

  /** Answer the open question; twice for the same question is once. */
  act(actions: string[]): void {
    const scene = this.scene
    if (!scene || this.answered === scene.decision) return
    this.answered = scene.decision
    this.ask({ type: 'act', actions, at: scene.decision })
  }

  hint(): void {
    this.advising = true
    this.ask({ type: 'hint' })
  }

  /** Connect anew, as who we are now; done when we are welcome. */
  reconnect(): Promise<void> {
    this.socket.again()
    return new Promise((resolve) => (this.welcomed = resolve))
  }

  leave(): void {
    this.socket.end()
  }

  private changed(state: LineState): void {
    if (state === 'open') {
      if (this.missed) notices.tell(say('room-back'))
      this.missed = false
      this.wasOpen = true
    }
    if (state === 'lost') {
      this.answered = -1
      this.missed = this.wasOpen
    }
    this.line = state
  }

  /** One frame; what this page is too old for is a reason to reload. */
  private take(data: unknown): void {
    const frame = data as AnyReply | undefined
    if (!frame || typeof frame.type !== 'string') return this.stop('RELOAD')
    switch (frame.type) {
      case 'welcome':
        this.farewell = ''
        this.name = frame.name
        this.host = frame.host
        this.about = frame.table
        this.muted = frame.muted
        this.welcomed()
        return
      case 'about':
        this.host = frame.host
        this.about = frame.table
        return
      case 'scene':
        return this.show(frame)
      case 'done':
        return
      case 'refused':
        return this.refuse(frame.code, frame.args, frame.rule)
      case 'advice':
        this.advising = false
        this.advice = frame
        return
      case 'talked':
        if (!hearable(frame)) return this.stop('RELOAD')
        this.heard = Math.max(this.heard, frame.number)
        if (!this.talk.some((said) => said.number === frame.number)) this.talk = [...this.talk, frame].slice(-HEARD)
        return
      case 'trouble':
        this.trouble = frame.on
        return
      case 'bye':
        return this.bye(frame.code)
      default:
        frame satisfies never
        return this.stop('RELOAD')
    }
  }

  private show(scene: SnapshotSchema): void {
    if (this.scene && scene.seq < this.scene.seq) return
    if (!understood(scene)) return this.stop('RELOAD')
    this.offset = scene.now - performance.now() / 1000
    if (scene.decision !== this.scene?.decision) {
      this.answered = -1
      this.advice = undefined
      this.advising = false
      this.refused = ''
    }
    this.scene = scene
  }

  private refuse(code: string, args: Record<string, string>, rule: string): void {
    this.answered = -1
    this.advising = false
    this.refusal = code
    this.refused = rule ? this.teller.refusal({ code, args, rule }) : coded(code, args)
    if (this.about) notices.tell(this.refused)
  }

  private bye(code: string): void {
    if (code === 'NOT_ADMITTED') this.stop(this.refusal || code)
    else if (code === 'RELOAD' || code === 'TABLE_CLOSED') this.stop(code)
  }

  private stop(code: string): void {
    this.farewell = code
    this.socket.end()
  }
}
