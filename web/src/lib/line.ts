/** A socket that comes back by itself: after the network, after sleep, after the server. */

export type LineState = 'connecting' | 'open' | 'lost' | 'ended'

export interface LineHandlers {
  /** What is said first on every new connection; nothing where nobody waits for it. */
  hello?: () => unknown
  frame: (data: unknown) => void
  state: (state: LineState) => void
}

export const SLOWEST = 10_000
const FIRST = 400
/** After so many milliseconds in the background a connection is not trusted any more. */
const SLEPT = 30_000

/** How long to wait before the n-th try, from 0; `chance` from 0 to 1 keeps a crowd from coming at once. */
export function delay(tries: number, chance: number): number {
  return Math.min(FIRST * 2 ** tries, SLOWEST) * (0.6 + 0.4 * chance)
}

export class Line {
  private socket: WebSocket | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private tries = 0
  private hiddenAt = 0
  private ended = false
  private readonly decoder = new TextDecoder()

  constructor(private readonly path: string, private readonly handlers: LineHandlers) {
    addEventListener('online', this.again)
    addEventListener('pageshow', this.shown)
    document.addEventListener('visibilitychange', this.seen)
    this.connect()
  }

  /** Say something; false if nobody hears it now. */
  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Connect anew, as somebody else or because this connection is not trusted. */
  readonly again = (): void => {
    if (this.ended) return
    this.drop()
    this.tries = 0
    this.connect()
  }

  /** Hang up for good. */
  end(): void {
    this.ended = true
    removeEventListener('online', this.again)
    removeEventListener('pageshow', this.shown)
    document.removeEventListener('visibilitychange', this.seen)
    this.drop()
    this.handlers.state('ended')
  }

  private connect(): void {
    const url = new URL(this.path, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = new WebSocket(url)
    socket.binaryType = 'arraybuffer'
    this.socket = socket
    this.handlers.state(this.tries ? 'lost' : 'connecting')
    socket.onopen = () => {
      const hello = this.handlers.hello?.()
      if (hello !== undefined) socket.send(JSON.stringify(hello))
      else this.settled()
    }
    socket.onmessage = (event: MessageEvent<ArrayBuffer | string>) => {
      this.settled()
      this.handlers.frame(this.read(event.data))
    }
    socket.onclose = () => {
      if (this.socket === socket) this.later()
    }
  }

  private settled(): void {
    this.tries = 0
    this.handlers.state('open')
  }

  private read(data: ArrayBuffer | string): unknown {
    try {
      return JSON.parse(typeof data === 'string' ? data : this.decoder.decode(data))
    } catch {
      return undefined
    }
  }

  private later(): void {
    if (this.ended) return
    this.handlers.state('lost')
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.tries += 1
      this.connect()
    }, delay(this.tries, Math.random()))
  }

  private drop(): void {
    clearTimeout(this.timer)
    const socket = this.socket
    this.socket = undefined
    socket?.close()
  }

  /** A page that the browser kept as it was has lost its connection. */
  private readonly shown = (event: PageTransitionEvent): void => {
    if (event.persisted) this.again()
  }

  private readonly seen = (): void => {
    if (document.visibilityState === 'hidden') this.hiddenAt = Date.now()
    else if (this.socket?.readyState !== WebSocket.OPEN || Date.now() - this.hiddenAt > SLEPT) this.again()
  }
}
