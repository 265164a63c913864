import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRecord, verify } from '../src/lib/fairness'
import { hmac, sha256, toHex, utf8 } from '../src/lib/sha256'

const text = readFileSync(new URL('./fair.vaza', import.meta.url), 'utf8')
const deck = readFileSync(new URL('./fair.deck', import.meta.url), 'utf8').trim().split(' ')

describe('hashes', () => {
  it('knows the words of the standard', () => {
    expect(toHex(sha256(utf8('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(toHex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(toHex(sha256(utf8('a'.repeat(1000))))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3')
  })

  it('signs as RFC 4231 does', () => {
    expect(toHex(hmac(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843')
    const long = new Uint8Array(131).fill(0xaa)
    expect(toHex(hmac(long, utf8('Test Using Larger Than Block-Size Key - Hash Key First')))).toBe('60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54')
  })
})

describe('a record of a fair match', () => {
  const promised = readRecord(text).commitment

  it('follows from its secret', () => {
    const verdict = verify(text, deck, promised)
    expect(verdict.code).toBe('fair')
    expect(verdict.decks).toBeGreaterThan(3)
  })

  it('is not fair with two cards exchanged', () => {
    const forged = text.replace(/^order: (\S+) (\S+)/gm, 'order: $2 $1')
    expect(verify(forged, deck, promised).code).toBe('deck')
  })

  it('is not fair with another lot, or a cut that is not the lot', () => {
    expect(verify(text.replace(/^lot: 25$/m, 'lot: 24'), deck, promised).code).toBe('deck')
    expect(verify(text.replace(/^cut: 26$/m, 'cut: 27'), deck, promised).code).toBe('deck')
  })

  it('is not fair with another secret, or another promise than the one this page was shown', () => {
    expect(verify(text.replace(/^secret: ../m, 'secret: 00'), deck, promised).code).toBe('broken')
    expect(verify(text, deck, 'f'.repeat(64)).code).toBe('broken')
  })

  it('cannot be checked without a promise or before the secret is told', () => {
    expect(verify(text.replace(/^commitment: .*\n/m, ''), deck, '').code).toBe('none')
    expect(verify(text.replace(/^secret: .*\n/m, ''), deck, '').code).toBe('hidden')
  })
})
