/** Small sounds made here, so that nothing has to be fetched. */
import { prefs } from './prefs.svelte'

type Sound = 'card' | 'turn' | 'take' | 'end'
const TONES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  card: [[220, 0, 0.05]],
  take: [[330, 0, 0.06], [262, 0.07, 0.08]],
  turn: [[523, 0, 0.09], [659, 0.1, 0.14]],
  end: [[392, 0, 0.12], [523, 0.13, 0.12], [659, 0.26, 0.22]],
}
let context: AudioContext | undefined

/** Make a sound, if that is wished and the browser lets us. */
export function play(sound: Sound): void {
  if (!prefs.sound || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  void context.resume()
  for (const [pitch, after, length] of TONES[sound]) tone(context, pitch, context.currentTime + after, length)
}

function tone(audio: AudioContext, pitch: number, at: number, length: number): void {
  const source = audio.createOscillator()
  const volume = audio.createGain()
  source.type = 'triangle'
  source.frequency.value = pitch
  volume.gain.setValueAtTime(0.12, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + length)
  source.connect(volume).connect(audio.destination)
  source.start(at)
  source.stop(at + length)
}
