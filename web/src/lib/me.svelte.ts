/** Who this browser is to the card room. */
import type { GameList, Account } from '../protocol/messages.gen'
import * as api from './api'
import { say } from './words.svelte'

class Person {
  me: Account = $state({ name: '', kept: false, table: '' })
  known = $state(false)

  /** Ask who we are. */
  async find(): Promise<void> {
    this.me = await api.me()
    this.known = true
  }

  /** Be somebody: who we are already, or a guest with a name for now. */
  async ensure(): Promise<boolean> {
    if (!this.known) await this.find()
    if (this.me.name) return false
    this.me = await api.beGuest(say('web-guest-name', { number: String(100 + Math.floor(Math.random() * 900)) }))
    return true
  }

  async rename(name: string): Promise<void> {
    this.me = await api.beGuest(name)
  }

  async keepName(password: string): Promise<void> {
    this.me = await api.keepName(password)
  }

  async logIn(name: string, password: string): Promise<void> {
    this.me = await api.logIn(name, password)
  }

  async logOut(): Promise<void> {
    this.me = await api.logOut()
  }
}

export const person = new Person()

let known: Promise<GameList> | undefined

/** All games; asked for once. */
export function games(): Promise<GameList> {
  known ??= api.games().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}
