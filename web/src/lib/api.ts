/** The HTTP API of the card room. */
import type {
  ClipBody, GameList, GuidePage, JoinTicket, TutorialBody, TutorialStepSchema, MatchInfo, MatchPage, Account, NewTable, ErrorBody, ReplayDeal, RulesPage, ReplayStepSchema, TableInfo,
} from '../protocol/messages.gen'

/** A refusal of the server, or that it cannot be reached: a code with what fills its sentence. */
export class Refusal extends Error {
  constructor(readonly problem: ErrorBody, readonly status: number) {
    super(problem.code)
  }
}

/** A replay as it really is: its steps have views. */
export type Film = Omit<ReplayDeal, 'steps'> & { steps: ReplayStepSchema[] }

/** A lesson as it really is: its steps have views. */
export type FirstDeal = Omit<TutorialBody, 'steps'> & { steps: TutorialStepSchema[] }

const away = (): Refusal => new Refusal({ code: 'SERVER_AWAY', args: { text: location.host }, rule: '' }, 0)

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw away()
  }
  if (answer.ok) return answer
  throw new Refusal(await problemOf(answer), answer.status)
}

async function problemOf(answer: Response): Promise<ErrorBody> {
  try {
    const told = (await answer.json()) as ErrorBody
    if (typeof told.code === 'string') return told
  } catch {
    // Not ours: a proxy's page.
  }
  return { code: 'SERVER_AWAY', args: { text: location.host }, rule: '' }
}

const get = async <T>(path: string): Promise<T> => (await fetched(path)).json() as Promise<T>
const post = async <T>(path: string, body: unknown): Promise<T> => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await fetched(path, init)).json() as Promise<T>
}

export const me = (): Promise<Account> => get('/api/me')
export const beGuest = (name: string): Promise<Account> => post('/api/me', { name })
export const keepName = (password: string): Promise<Account> => post('/api/me/password', { password })
export const logIn = (name: string, password: string): Promise<Account> => post('/api/login', { name, password })
export const logOut = (): Promise<Account> => post('/api/logout', {})
export const games = (): Promise<GameList> => get('/api/games')
export const rules = (game: string, language: string): Promise<RulesPage> =>
  get(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`)
export const guide = (game: string, language: string): Promise<GuidePage> =>
  get(`/api/games/${encodeURIComponent(game)}/guide?language=${language}`)
export const lesson = (game: string): Promise<FirstDeal> => get(`/api/games/${encodeURIComponent(game)}/lesson`)
export const newTable = (wish: NewTable): Promise<TableInfo> => post('/api/tables', wish)
export const join = (code: string, password: string): Promise<JoinTicket> => post('/api/join', { code, password })
export const myMatches = (before = ''): Promise<MatchPage> => get(`/api/me/matches${before ? `?before=${before}` : ''}`)
export const match = (id: string): Promise<MatchInfo> => get(`/api/matches/${encodeURIComponent(id)}`)
export const film = (id: string, deal: number): Promise<Film> => get(`/api/matches/${encodeURIComponent(id)}/deals/${deal}`)
export const record = async (id: string): Promise<string> =>
  (await fetched(`/api/matches/${encodeURIComponent(id)}/record`)).text()
export const sendClip = async (table: string, clip: Blob): Promise<ClipBody> =>
  (await fetched(`/api/tables/${table}/clips`, { method: 'POST', body: clip })).json() as Promise<ClipBody>
