import { companionSamplesPerMs } from '../audio/frame-timing'
import type { Clock } from '../ports/clock'
import { type SpeechPart, SpeechUnavailable, type TextToSpeech } from '../ports/text-to-speech'

/** What the synthesiser does with the sentences that come next. */
export type FakeSpeechMood = 'speaks' | 'throws' | 'throws-midway' | 'hangs'

export type FakeTextToSpeech = TextToSpeech & {
  mood: FakeSpeechMood
  /** What it was asked to speak, in order. */
  readonly asked: string[]
  /** How many of these were ended before they were said. */
  abortedCount: number
}

export const fakeMsPerCharacter = 60

/** A synthesiser whose every character lasts 60 ms, in parts of 100 ms, with or without word times. */
export function createFakeTextToSpeech(
  clock: Clock,
  options: { firstSoundMs?: number; knowsWords?: boolean } = {},
): FakeTextToSpeech {
  const { firstSoundMs = 0, knowsWords = true } = options

  const speech: FakeTextToSpeech = {
    mood: 'speaks',
    asked: [],
    abortedCount: 0,
    async *speak(text, _voice, signal) {
      speech.asked.push(text)
      if (speech.mood === 'throws') throw new SpeechUnavailable('out of order')
      if (speech.mood === 'hangs') await waitFor(null, signal)
      if (firstSoundMs > 0) await waitFor(firstSoundMs, signal)
      const lengthMs = text.length * fakeMsPerCharacter
      for (let fromMs = 0; fromMs < lengthMs; fromMs += 100) {
        if (speech.mood === 'throws-midway' && fromMs >= lengthMs / 2)
          throw new SpeechUnavailable('broke off')
        const untilMs = Math.min(lengthMs, fromMs + 100)
        if (knowsWords) yield* wordsBetween(text, fromMs, untilMs)
        if (signal.aborted) {
          speech.abortedCount += 1
          return
        }
        const pcm = new Int16Array((untilMs - fromMs) * companionSamplesPerMs).fill(1_000)
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

  return speech
}

function* wordsBetween(text: string, fromMs: number, untilMs: number): Generator<SpeechPart> {
  for (const word of text.matchAll(/\S+/g)) {
    const atMs = word.index * fakeMsPerCharacter
    if (atMs >= fromMs && atMs < untilMs) yield { kind: 'word', position: word.index, atMs }
  }
}
