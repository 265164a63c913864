/** As much Markdown as our pages use, as data that components draw: nothing becomes HTML by itself. */

export type Inline =
  | { kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; text: string }
  | { kind: 'link'; text: string; href: string }
export type Block =
  | { kind: 'heading'; level: number; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; mark: string; text: string }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|\b([A-Z]{3}-\d+\.\d+)\b/g
const RULE = /^[A-Z]{3}-\d+\.\d+$/
const ITEM = /^(?:[-*]|(\d+)\.) /

/** A line with its emphasis. */
export function inline(text: string): Inline[] {
  const found: Inline[] = []
  let last = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > last) found.push({ kind: 'text', text: text.slice(last, match.index) })
    const [, strong, em, code, label, href, rule] = match
    if (rule !== undefined) found.push({ kind: 'rule', text: rule })
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else found.push({ kind: 'link', text: label ?? '', href: href ?? '' })
    last = match.index + match[0].length
  }
  if (last < text.length) found.push({ kind: 'text', text: text.slice(last) })
  return found
}

const cells = (line: string): Inline[][] =>
  line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim()))

/** A page as blocks. */
export function blocks(text: string): Block[] {
  const lines = text.split('\n')
  const found: Block[] = []
  let at = 0
  while (at < lines.length) {
    const [block, next] = one(lines, at)
    if (block) found.push(block)
    at = next
  }
  return found
}

function one(lines: string[], at: number): [Block | undefined, number] {
  const line = lines[at] ?? ''
  if (!line.trim()) return [undefined, at + 1]
  if (line.startsWith('```')) return fence(lines, at)
  const heading = /^(#{1,4}) (.*)$/.exec(line)
  if (heading) return [{ kind: 'heading', level: heading[1]?.length ?? 1, text: inline(heading[2] ?? '') }, at + 1]
  if (line.trim().startsWith('|')) return table(lines, at)
  if (ITEM.test(line)) return list(lines, at)
  let end = at
  while (end < lines.length && lines[end]?.trim() && !/^(#|```|\s*\|)/.test(lines[end] ?? '') && (end === at || !ITEM.test(lines[end] ?? ''))) end++
  return [{ kind: 'paragraph', text: inline(lines.slice(at, end).map((part) => part.trim()).join(' ')) }, end]
}

function fence(lines: string[], at: number): [Block, number] {
  let end = at + 1
  while (end < lines.length && !lines[end]?.startsWith('```')) end++
  return [{ kind: 'code', mark: lines[at]?.slice(3).trim() ?? '', text: lines.slice(at + 1, end).join('\n').trimEnd() }, end + 1]
}

function table(lines: string[], at: number): [Block, number] {
  let end = at
  while (lines[end]?.trim().startsWith('|')) end++
  const rows = lines.slice(at, end).map((line) => line.trim()).filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
  return [{ kind: 'table', head: cells(rows[0] ?? ''), rows: rows.slice(1).map(cells) }, end]
}

function list(lines: string[], at: number): [Block, number] {
  const items: string[] = []
  const ordered = /^\d/.test(lines[at] ?? '')
  let end = at
  while (end < lines.length && (ITEM.test(lines[end] ?? '') || /^\s+[^\s|]/.test(lines[end] ?? ''))) {
    const line = lines[end] ?? ''
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''))
    else items[items.length - 1] += ` ${line.trim()}`
    end++
  }
  return [{ kind: 'list', ordered, items: items.map(inline) }, end]
}

/** The number of the rule that an item defines, if it is one. */
export function ruleOf(item: readonly Inline[]): string {
  const first = item[0]
  return first?.kind === 'strong' && RULE.test(first.text) ? first.text : ''
}

/** A line without its emphasis. */
export function plain(parts: readonly Inline[]): string {
  return parts.map((part) => part.text).join('')
}

/** A page without its title, and its last chapter apart. */
export function lastApart(page: readonly Block[]): [Block[], Block[]] {
  const rest = page.filter((block) => block.kind !== 'heading' || block.level > 1)
  const cut = rest.findLastIndex((block) => block.kind === 'heading' && block.level === 2)
  return cut < 0 ? [rest, []] : [rest.slice(0, cut), rest.slice(cut)]
}
