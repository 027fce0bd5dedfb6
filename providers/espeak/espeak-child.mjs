// @ts-check
// Runs in its own process, because espeak-ng is licensed under GPL-3.0 and blocks while it works.
// Plain JavaScript, because Node loads this file directly in development and in tests.
import { exitWithParent, sendToParent } from '../child-process/parent-process.mjs'
import { createResampler } from './resampler.mjs'

/** @typedef {import('./espeak-protocol').EspeakCommand} Command */
/** @typedef {import('./espeak-protocol').EspeakMessage} Message */
/** @typedef {{ type: string, text_position: number, audio_position: number }} EspeakEvent */

/** @type {(message: Message) => void} */
const send = sendToParent

exitWithParent()

const warmUpVoices = ['fr', 'fr+f2', 'fr+m3']
/** Four sentences for each voice. */
const warmUpSentenceCount = 12

const espeak = await load()
if (espeak) {
  await warmUp()
  process.on('message', (/** @type {Command} */ command) => {
    speak(command, send)
    send({ kind: 'end', id: command.id })
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
    send({ kind: 'not-installed', reason: error.message })
  }
}

/**
 * Makes V8 compile the WebAssembly code of each kind of voice before the first real sentence. Reports
 * its progress, because the compilation takes many seconds on a slow machine.
 */
async function warmUp() {
  for (let count = 0; count < warmUpSentenceCount; count++) {
    const settings = {
      voiceName: warmUpVoices[count % warmUpVoices.length] ?? 'fr',
      rate: 165,
      pitch: 50,
      range: 50,
      volume: 100,
    }
    speak({ id: 0, text: 'Bonjour, comment allez-vous ce soir ?', settings }, () => {})
    send({ kind: 'progress' })
    // Lets the message be sent before the next sentence blocks this process.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/**
 * @param {Command} command
 * @param {(message: Message) => void} onMessage
 */
function speak({ id, text, settings }, onMessage) {
  const resampler = createResampler()
  const toUtf16Position = createPositionConverter(text)
  espeak.set_voice(settings.voiceName, '', 0)
  espeak.set_rate(settings.rate)
  espeak.set_pitch(settings.pitch)
  espeak.set_range(settings.range)
  espeak.set_volume(settings.volume)
  espeak.synthesize(
    text,
    (/** @type {Int16Array} */ audio, /** @type {EspeakEvent[]} */ events) => {
      const words = events
        .filter(({ type }) => type === 'word')
        .map((word) => ({
          position: toUtf16Position(word.text_position - 1),
          atMs: word.audio_position,
        }))
      const pcm = resampler.push(audio)
      if (pcm.length > 0 || words.length > 0) onMessage({ kind: 'part', id, words, pcm })
      return false
    },
  )
  onMessage({ kind: 'part', id, words: [], pcm: resampler.flush() })
}

/**
 * Returns a function that converts a position in code points, as espeak-ng counts, to UTF-16 units.
 * @param {string} text
 */
function createPositionConverter(text) {
  /** @type {number[]} */
  const utf16Positions = []
  let utf16Position = 0
  for (const character of text) {
    utf16Positions.push(utf16Position)
    utf16Position += character.length
  }
  return (/** @type {number} */ codePointPosition) =>
    utf16Positions[Math.max(0, codePointPosition)] ?? text.length
}
