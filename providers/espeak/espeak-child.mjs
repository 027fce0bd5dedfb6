// @ts-check
// Runs in a process of its own: the synthesiser is GPL-3.0 and blocks while it works. Plain
// JavaScript on purpose: Node loads this file directly, in dev and in tests.
import { createResampler } from './resample.mjs'

/** @typedef {import('./espeak-protocol').EspeakOrder} Order */
/** @typedef {import('./espeak-protocol').EspeakAnswer} Answer */
/** @typedef {{ type: string, text_position: number, audio_position: number }} Happening */

/**
 * A parent that is gone is noticed by 'disconnect', not by a failed answer.
 * @param {Answer} answer
 */
const send = (answer) => process.send?.(answer, undefined, undefined, () => {})

// Ctrl-C reaches the whole process group; the parent decides when the last word is said.
process.on('SIGTERM', () => {})
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())

const warmUpVoices = ['fr', 'fr+f2', 'fr+m3']

const espeak = await load()
if (espeak) {
  warmUp()
  process.on('message', (/** @type {Order} */ order) => {
    speak(order, send)
    send({ kind: 'end', id: order.id })
  })
  send({ kind: 'ready' })
}

async function load() {
  try {
    const { default: createEspeak } = await import('@echogarden/espeak-ng-emscripten')
    const instance = await createEspeak()
    return new instance.eSpeakNGWorker()
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing) throw error
    send({ kind: 'missing', reason: error.message })
  }
}

/** The first sentences compile the wasm, each kind of voice its own part; nobody should wait. */
function warmUp() {
  for (let count = 0; count < 12; count++) {
    const sound = {
      name: warmUpVoices[count % 3] ?? 'fr',
      rate: 165,
      pitch: 50,
      range: 50,
      volume: 100,
    }
    speak({ id: 0, text: 'Bonjour, comment allez-vous ce soir ?', sound }, () => {})
  }
}

/**
 * @param {Order} order
 * @param {(answer: Answer) => void} onAnswer
 */
function speak({ id, text, sound }, onAnswer) {
  const resampler = createResampler()
  const toUtf16 = utf16Positions(text)
  espeak.set_voice(sound.name, '', 0)
  espeak.set_rate(sound.rate)
  espeak.set_pitch(sound.pitch)
  espeak.set_range(sound.range)
  espeak.set_volume(sound.volume)
  espeak.synthesize(
    text,
    (/** @type {Int16Array} */ audio, /** @type {Happening[]} */ happenings) => {
      const words = happenings
        .filter(({ type }) => type === 'word')
        .map((word) => ({ position: toUtf16(word.text_position - 1), atMs: word.audio_position }))
      const pcm = resampler.push(audio)
      if (pcm.length > 0 || words.length > 0) onAnswer({ kind: 'part', id, words, pcm })
      return false
    },
  )
  onAnswer({ kind: 'part', id, words: [], pcm: resampler.flush() })
}

/**
 * The synthesiser counts code points.
 * @param {string} text
 */
function utf16Positions(text) {
  /** @type {number[]} */
  const positions = []
  let next = 0
  for (const character of text) {
    positions.push(next)
    next += character.length
  }
  return (/** @type {number} */ codePoint) => positions[Math.max(0, codePoint)] ?? text.length
}
