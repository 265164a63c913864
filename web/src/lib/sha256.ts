/** SHA-256 and HMAC in plain script, because browsers have their own only on HTTPS. */

const K = new Uint32Array(64)
const START = new Uint32Array(8)

/** The constants are the fractions of roots of the first primes. */
function prepare(): void {
  const part = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) >>> 0
  let found = 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) START[found] = part(Math.sqrt(n))
    K[found++] = part(Math.cbrt(n))
  }
}
prepare()

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

/** The SHA-256 of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000))
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0)
  const hash = START.slice()
  const w = new Uint32Array(64)
  for (let at = 0; at < padded.length; at += 64) block(view, at, hash, w)
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => out.setUint32(i * 4, word))
  return new Uint8Array(out.buffer)
}

function block(view: DataView, at: number, hash: Uint32Array, w: Uint32Array): void {
  const word = (i: number): number => w[i] as number
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const a = word(i - 15)
    const b = word(i - 2)
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[i] = word(i - 16) + low + word(i - 7) + high
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] as number) + word(i)) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = (hash[i] as number) + value))
}

/** HMAC-SHA256. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > 64 ? sha256(key) : key
  const pad = (mask: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, i) => (short[i] ?? 0) ^ mask)
  return sha256(join(pad(0x5c), sha256(join(pad(0x36), message))))
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
export const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
