import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSpeechWav, type SpeechWavPart } from '../tests/support/browser/make-speech-wav'
import { startBuiltProduct } from '../tests/support/product/start-built-product'
import { readRecording } from './browser-call/call-recording'
import { measureTurns } from './browser-call/measure-turns'
import { installRecorder, recordCall } from './browser-call/record-call'
import { percentile, report, round } from './figure'

// Measures the latency that a caller hears, with the built product and its embedded voice in
// Chromium. A WAV file replaces the microphone: after the greeting the caller says thirty
// sentences, each during the companion's response to the previous sentence, so that nearly every
// turn interrupts one response and waits for the next.
//
// A script injected into the page (bench/browser-call/record-page.ts) records the audio of
// getUserMedia and of the media element, sample by sample on one clock, and the WebSocket messages.
// "Audible" means above -50 dB of full scale, with a resolution of 5 ms. Both recordings include
// the same few milliseconds of buffering; the latency of the sound card is not included. The
// companion counts as lowered when it is heard 12 dB below the level that was sent. A figure includes
// only the turns in which it could be measured; n is their number.

const greetingMs = 16_000
/** Between two sentences: about 0.5 s until the companion responds, then about a second of its response. */
const pauseMs = 1_600
const sentences = [
  'Bonsoir je suis content de vous parler',
  'Ma journée a été plutôt longue aujourd’hui',
  'Je voulais vous raconter mon dimanche à la campagne',
  'Nous avons marché pendant des heures dans la forêt',
  'Mon frère avait préparé un repas pour tout le monde',
]
const rounds = 6

const folder = await mkdtemp(path.join(tmpdir(), 'amivoix-bench-'))
const file = path.join(folder, 'caller.wav')
const speechParts = Array.from({ length: rounds }, () => sentences)
  .flat()
  .flatMap((text): SpeechWavPart[] => [{ text }, { silenceMs: pauseMs }])
const lengthMs = await makeSpeechWav(file, [{ silenceMs: greetingMs }, ...speechParts])
const removeRecorder = await installRecorder()
const product = await startBuiltProduct()
try {
  const times = measureTurns(readRecording(await recordCall(product, { file, lengthMs })))
  const { turnCount } = times
  reportTimes('caller stops speaking → first audible sample', times.responseDelaysMs, {
    goalMs: 550,
    turnCount,
  })
  reportTimes('caller starts speaking → companion lowered by 12 dB', times.loweringDelaysMs, {
    goalMs: 150,
    turnCount,
  })
  reportTimes(
    'caller starts speaking → companion silent, before a transcript arrives',
    times.silencingDelaysMs,
    { goalMs: 550, turnCount },
  )
  reportTimes('interruption decided → companion silent', times.silencingDelaysAfterDecisionMs, {
    goalMs: 100,
    turnCount,
  })
} finally {
  await product.close()
  await removeRecorder()
  await rm(folder, { recursive: true, force: true })
}

function reportTimes(
  name: string,
  samples: number[],
  { goalMs, turnCount }: { goalMs: number; turnCount: number },
) {
  const p95 = percentile(samples, 0.95)
  report({ name: `${name}, p50`, value: round(percentile(samples, 0.5)), unit: 'ms' })
  report({
    name: `${name}, p95 (n = ${samples.length} of ${turnCount} turns)`,
    value: round(p95),
    unit: 'ms',
    goal: `≤ ${goalMs} ms`,
    isMet: p95 <= goalMs,
  })
}
