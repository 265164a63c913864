/** The lobby as it changes. */
import type { Lobby, TableInfo } from '../protocol/messages.gen'
import { Line, type LineState } from './line'

export class LobbyStore {
  tables: TableInfo[] = $state.raw([])
  people = $state(0)
  line: LineState = $state('connecting')
  known = $state(false)
  private readonly socket = new Line('/api/lobby', {
    frame: (data) => this.take(data as Partial<Lobby> | undefined),
    state: (state) => (this.line = state),
  })

  leave(): void {
    this.socket.end()
  }

  /** Whole lobbies; whatever else may come is of no interest here. */
  private take(lobby: Partial<Lobby> | undefined): void {
    if (!lobby || !Array.isArray(lobby.tables)) return
    this.tables = lobby.tables
    this.people = lobby.people ?? 0
    this.known = true
  }
}
