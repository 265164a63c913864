/** Short notices that go away by themselves. */
import { Refusal } from './api'
import { kebab, has, say } from './words.svelte'

export interface Notice {
  id: number
  text: string
}

class Notices {
  list: Notice[] = $state([])
  private last = 0

  /** Show a sentence for a while. */
  tell(text: string): void {
    const id = ++this.last
    this.list = [...this.list.slice(-2), { id, text }]
    setTimeout(() => this.drop(id), 4000 + text.length * 40)
  }

  /** Tell why something did not work. */
  refuse(error: unknown): void {
    this.tell(reason(error))
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id)
  }
}

export const notices = new Notices()

/** Why something did not work, in words. */
export function reason(error: unknown): string {
  if (error instanceof Refusal) return coded(error.problem.code, error.problem.args)
  console.error(error)
  return say('error-server-failed')
}

/** A code of the server's in words; a code that is too new for this page says so. */
export function coded(code: string, args: Record<string, unknown>): string {
  const key = `error-${kebab(code)}`
  if (!has(key)) return say('error-reload')
  const told = Object.entries(args).map(([name, value]) => {
    const text = String(value)
    return [name, /^\d{1,6}$/.test(text) ? Number(text) : text] as const
  })
  return say(`error-${kebab(code)}`, { text: '', reason: '', ...Object.fromEntries(told) })
}
