import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cards, example, refusal } from '../src/lib/example'
import { blocks, inline, lastApart, plain, ruleOf } from '../src/lib/markdown'
import { LANGUAGES } from '../src/lib/words.svelte'
import { wordsOf } from '../scripts/words.js'

const GAMES = ['fodinha', 'guinote', 'septica', 'sobesobe', 'sueca']
const read = (name: string): string => readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8')

describe('pages', () => {
  it('become blocks, never HTML', () => {
    const page = blocks('# Title\n\nA *word* in <b>two</b>\nlines.\n\n- **X-1** one\n  goes on\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```vaza\ncode\n```\n')
    expect(page.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table', 'code'])
    expect(page[1]).toEqual({ kind: 'paragraph', text: [{ kind: 'text', text: 'A ' }, { kind: 'em', text: 'word' }, { kind: 'text', text: ' in <b>two</b> lines.' }] })
    expect(page[2]).toMatchObject({ items: [[{ kind: 'strong', text: 'X-1' }, { kind: 'text', text: ' one goes on' }], [{ kind: 'text', text: 'two' }]] })
    expect(page[4]).toEqual({ kind: 'code', mark: 'vaza', text: 'code' })
    expect(inline('see [there](x.md)')[1]).toEqual({ kind: 'link', text: 'there', href: 'x.md' })
  })

  it('know the rules they define and those they cite', () => {
    const [list] = blocks('- **SUE-5.3** Who has none (SUE-5.2) plays anything.')
    expect(list?.kind === 'list' && ruleOf(list.items[0] ?? [])).toBe('SUE-5.3')
    expect(inline('none (SUE-5.2).')[1]).toEqual({ kind: 'rule', text: 'SUE-5.2' })
  })

  it('may have a table within a list', () => {
    expect(blocks('- one:\n\n  | a | b |\n  |---|---|\n  | 1 | 2 |\n\n- two').map((block) => block.kind)).toEqual(['list', 'table', 'list'])
  })

  it('of every guide end with its words', () => {
    for (const game of GAMES) {
      for (const language of LANGUAGES) {
        const [how, words] = lastApart(blocks(read(`guide/${language}/${game}`)))
        expect(how.filter((block) => block.kind === 'heading')).toHaveLength(4)
        expect(words.map((block) => block.kind)).toEqual(['heading', 'table'])
      }
    }
  })

  it('leave nothing of their marks to be read', () => {
    for (const game of GAMES) {
      for (const block of blocks(read(`rules/${game}`))) {
        const lines = block.kind === 'list' ? block.items : block.kind === 'table' ? block.rows.flat() : block.kind === 'code' ? [] : [block.text]
        for (const line of lines) expect(plain(line)).not.toMatch(/\*\*|`|^#|\|/)
      }
    }
  })
})

describe('worked examples', () => {
  it('are read line by line', () => {
    const { position, steps } = example('vaza position 1\ngame: septica\nmay sing: yes\nhand 2: 7♥ 8♠\n---\nplay: 7♥   # he beats\nrefused 1: 8♠ = EIGHT_DOES_NOT_BEAT SEP-4.3\n')
    expect(position).toEqual([{ what: 'may sing', seat: '', value: 'yes' }, { what: 'hand', seat: '2', value: '7♥ 8♠' }])
    expect(steps).toEqual([{ what: 'play', seat: '', value: '7♥' }, { what: 'refused', seat: '1', value: '8♠ = EIGHT_DOES_NOT_BEAT SEP-4.3' }])
    expect(refusal(steps[1]?.value ?? '')).toEqual({ tried: '8♠', rule: 'SEP-4.3' })
    expect(cards('0:Q♥ 7♠')).toEqual([{ seat: '0', card: 'Q♥' }, { seat: '', card: '7♠' }])
  })

  it('have a word for every line', () => {
    const words = wordsOf('en')
    for (const game of GAMES) {
      for (const block of blocks(read(`rules/${game}`))) {
        if (block.kind !== 'code' || block.mark !== 'vaza') continue
        const { position, steps } = example(block.text)
        for (const { what } of [...position, ...steps]) expect(words).toContain(`web-example-${what.replace(' ', '-')} =`)
      }
    }
  })
})
