/** A worked example of the rules pages, read for drawing: a position, then what may be done, is done, or is refused. */

export interface Line {
  what: string
  seat: string
  value: string
}
export interface Example {
  position: Line[]
  steps: Line[]
}

/** Lines that say nothing to a reader who has the page before him. */
const KNOWN = ['game', 'vaza position 1']
const REMARK = /\s+# .*$/

/** An example as lines with a name each. */
export function example(text: string): Example {
  const [position = '', steps = ''] = text.split(/^---$/m)
  return { position: lines(position), steps: lines(steps) }
}

function lines(text: string): Line[] {
  return text.split('\n').map((line) => line.replace(REMARK, '').trim()).filter(Boolean).map(line).filter((one) => !KNOWN.includes(one.what))
}

function line(text: string): Line {
  const [name = '', ...rest] = text.split(':')
  const [, what = '', seat = ''] = /^(.*?)(?: (\d+))?$/.exec(name.trim()) ?? []
  return rest.length ? { what, seat, value: rest.join(':').trim() } : { what: text, seat: '', value: '' }
}

/** A refusal as what was tried and the rule against it. */
export function refusal(value: string): { tried: string; rule: string } {
  const [tried = '', why = ''] = value.split('=')
  return { tried: tried.trim(), rule: why.trim().split(' ')[1] ?? '' }
}

/** The cards of a line, each with the seat that played it where it is told. */
export function cards(value: string): { seat: string; card: string }[] {
  return value.split(/\s+/).filter(Boolean).map((one) => {
    const [card = '', seat = ''] = one.split(':').reverse()
    return { seat, card }
  })
}
