/** The HTTP API of the card room. */
import type {
  Clip, Games, Guide, Joined, Lesson, LessonStepShape, MatchInfo, Matches, Me, NewTable, Problem, Replay, Rules, StepShape, TableInfo,
} from '../protocol/messages.gen'

/** A refusal of the server, or that it cannot be reached: a code with what fills its sentence. */
export class Refusal extends Error {
  constructor(readonly problem: Problem, readonly status: number) {
    super(problem.code)
  }
}

/** A replay as it really is: its steps have views. */
export type Film = Omit<Replay, 'steps'> & { steps: StepShape[] }

/** A lesson as it really is: its steps have views. */
export type FirstDeal = Omit<Lesson, 'steps'> & { steps: LessonStepShape[] }

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

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const told = (await answer.json()) as Problem
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

export const me = (): Promise<Me> => get('/api/me')
export const beGuest = (name: string): Promise<Me> => post('/api/me', { name })
export const keepName = (password: string): Promise<Me> => post('/api/me/password', { password })
export const logIn = (name: string, password: string): Promise<Me> => post('/api/login', { name, password })
export const logOut = (): Promise<Me> => post('/api/logout', {})
export const games = (): Promise<Games> => get('/api/games')
export const rules = (game: string, language: string): Promise<Rules> =>
  get(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`)
export const guide = (game: string, language: string): Promise<Guide> =>
  get(`/api/games/${encodeURIComponent(game)}/guide?language=${language}`)
export const lesson = (game: string): Promise<FirstDeal> => get(`/api/games/${encodeURIComponent(game)}/lesson`)
export const newTable = (wish: NewTable): Promise<TableInfo> => post('/api/tables', wish)
export const join = (code: string, password: string): Promise<Joined> => post('/api/join', { code, password })
export const myMatches = (before = ''): Promise<Matches> => get(`/api/me/matches${before ? `?before=${before}` : ''}`)
export const match = (id: string): Promise<MatchInfo> => get(`/api/matches/${encodeURIComponent(id)}`)
export const film = (id: string, deal: number): Promise<Film> => get(`/api/matches/${encodeURIComponent(id)}/deals/${deal}`)
export const record = async (id: string): Promise<string> =>
  (await fetched(`/api/matches/${encodeURIComponent(id)}/record`)).text()
export const sendClip = async (table: string, clip: Blob): Promise<Clip> =>
  (await fetched(`/api/tables/${table}/clips`, { method: 'POST', body: clip })).json() as Promise<Clip>
