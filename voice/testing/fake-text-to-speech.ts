import { companionSamplesPerMs } from '../audio/frame-timing'
import type { Clock } from '../ports/clock'
import {
  type LanguageSpan,
  type SpeechPart,
  SpeechUnavailable,
  type TextToSpeech,
} from '../ports/text-to-speech'

/** What the synthesiser does with the next sentences. */
export type FakeSpeechBehaviour =
  | 'speaks'
  | 'throws'
  | 'throws-midway'
  | 'hangs'
  | 'hangs-midway'
  | 'is-silent'
  | 'ends-at-once'
  | 'sends-malformed-parts'
  | 'never-ends'

export type FakeTextToSpeech = TextToSpeech & {
  behaviour: FakeSpeechBehaviour
  /** The sentences that the synthesiser was asked to speak, in order. */
  readonly requests: string[]
  /** The language spans of each of these sentences. */
  readonly requestedSpans: (readonly LanguageSpan[])[]
  /** Number of requests that were aborted before their end. */
  abortedCount: number
}

const msPerCharacter = 60
const partMs = 100

/** Creates a synthesiser whose speech lasts 60 ms per character, in parts of 100 ms. */
export function createFakeTextToSpeech(
  clock: Clock,
  options: { firstSoundMs?: number; shouldReportWords?: boolean } = {},
): FakeTextToSpeech {
  const { firstSoundMs = 0, shouldReportWords = true } = options

  const synthesiser: FakeTextToSpeech = {
    recipient: null,
    behaviour: 'speaks',
    requests: [],
    requestedSpans: [],
    abortedCount: 0,
    async *speak(text, _voice, signal, spans = []) {
      synthesiser.requests.push(text)
      synthesiser.requestedSpans.push(spans)
      if (synthesiser.behaviour === 'throws') throw new SpeechUnavailable('unavailable')
      if (synthesiser.behaviour === 'hangs') await waitFor(null, signal)
      if (synthesiser.behaviour === 'ends-at-once') return
      if (synthesiser.behaviour === 'sends-malformed-parts')
        yield { kind: 'audio', pcm: 'noise' } as never
      if (firstSoundMs > 0) await waitFor(firstSoundMs, signal)
      const isEndless = synthesiser.behaviour === 'never-ends'
      const lengthMs = isEndless ? Number.POSITIVE_INFINITY : text.length * msPerCharacter
      const loudness = synthesiser.behaviour === 'is-silent' ? 0 : 1_000
      for (let fromMs = 0; fromMs < lengthMs; fromMs += partMs) {
        if (synthesiser.behaviour === 'throws-midway' && fromMs >= lengthMs / 2)
          throw new SpeechUnavailable('broke off')
        if (synthesiser.behaviour === 'hangs-midway' && fromMs >= lengthMs / 2)
          await waitFor(null, signal)
        const untilMs = Math.min(lengthMs, fromMs + partMs)
        if (shouldReportWords) yield* yieldWordsBetween(text, fromMs, untilMs)
        if (signal.aborted) {
          synthesiser.abortedCount += 1
          return
        }
        const pcm = new Int16Array((untilMs - fromMs) * companionSamplesPerMs).fill(loudness)
        yield { kind: 'audio', pcm }
      }
    },
  }

  function waitFor(ms: number | null, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) resolve()
      signal.addEventListener('abort', () => resolve(), { once: true })
      if (ms !== null) clock.schedule(ms, resolve)
    })
  }

  return synthesiser
}

function* yieldWordsBetween(text: string, fromMs: number, untilMs: number): Generator<SpeechPart> {
  for (const word of text.matchAll(/\S+/g)) {
    const atMs = word.index * msPerCharacter
    if (atMs >= fromMs && atMs < untilMs) yield { kind: 'word', position: word.index, atMs }
  }
}
