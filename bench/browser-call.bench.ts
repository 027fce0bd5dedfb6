import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSpeechWav, type SpeechWavPart } from '../tests/support/browser/make-speech-wav'
import { startBuiltProduct } from '../tests/support/product/start-built-product'
import { readRecording } from './browser-call/call-recording'
import { measureTurns } from './browser-call/measure-turns'
import { layRecorder, recordCall } from './browser-call/record-call'
import { percentile, report, rounded } from './figure'

// What a caller hears. The built product with its own companion and embedded voice, in Chromium,
// with a WAV file for a microphone: after the greeting the caller says twenty sentences, each in
// the midst of the answer to the one before, so that nearly every turn interrupts one answer and
// waits for the next.
//
// The page is recorded from outside the product (bench/browser-call/record-page.ts): what
// getUserMedia hands out and what the media element plays, sample by sample on one clock, and what
// the socket brings. « Audible » is above -50 dB of full scale, exact to 5 ms. Both taps add the
// same few milliseconds of buffer; the sound card's own latency lies behind them. The companion is
// « lowered » when it is heard 12 dB under what was sent. A turn counts for a figure only where the
// figure can be told, and n says for how many that was.

const greetingMs = 16_000
/** From the caller's last word to the next sentence: some 0.5 s until the answer, the rest of it. */
const pauseMs = 2_500
const sentences = [
  'Bonsoir je suis content de vous parler',
  'Ma journée a été plutôt longue aujourd’hui',
  'Je voulais vous raconter mon dimanche à la campagne',
  'Nous avons marché pendant des heures dans la forêt',
  'Mon frère avait préparé un repas pour tout le monde',
]
const rounds = 4

const folder = await mkdtemp(path.join(tmpdir(), 'amivoix-bench-'))
const file = path.join(folder, 'caller.wav')
const turns = Array.from({ length: rounds }, () => sentences)
  .flat()
  .flatMap((text): SpeechWavPart[] => [{ text }, { silenceMs: pauseMs }])
const lengthMs = await makeSpeechWav(file, [{ silenceMs: greetingMs }, ...turns])
const takeRecorderAway = await layRecorder()
const product = await startBuiltProduct()
try {
  const times = measureTurns(readRecording(await recordCall(product, { file, lengthMs })))
  reportTimes('fin de parole → premier son du compagnon', times.answered, 550, times.turns)
  reportTimes('début de parole → compagnon baissé de 12 dB', times.lowered, 150, times.turns)
  reportTimes('début de parole → silence, sans transcription', times.silenced, 550, times.turns)
  reportTimes('décision → silence', times.obeyed, 100, times.turns)
} finally {
  await product.close()
  await takeRecorderAway()
  await rm(folder, { recursive: true, force: true })
}

function reportTimes(name: string, samples: number[], goalMs: number, turns: number) {
  const p95 = percentile(samples, 0.95)
  report({ name: `${name}, p50`, value: rounded(percentile(samples, 0.5)), unit: 'ms' })
  report({
    name: `${name}, p95 (n = ${samples.length} de ${turns} tours)`,
    value: rounded(p95),
    unit: 'ms',
    goal: `≤ ${goalMs} ms (03)`,
    isReached: p95 <= goalMs,
  })
}
