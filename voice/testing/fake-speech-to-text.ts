import type { Clock } from '../ports/clock'
import {
  type RecognitionResult,
  RecognitionUnavailable,
  type SpeechToText,
} from '../ports/speech-to-text'

/** What the recogniser returns for one segment. */
export type FakeSegment = {
  /** Partial texts, each with its time in ms after the beginning of the segment. */
  partials?: readonly { text: string; afterMs: number }[]
  text: string
  /** From the end of the segment to the final text. */
  delayMs: number
  /** 'throws': the final text is replaced by an error; 'hangs': no final text ever comes. */
  behaviour?: 'throws' | 'hangs'
}

export type FakeSpeechToText = SpeechToText & {
  /** For each segment, the first sample of each frame that it received. */
  readonly firstSamplesBySegment: number[][]
}

/** Creates a recogniser that returns the given segments, one after the other. */
export function createFakeSpeechToText(
  clock: Pick<Clock, 'schedule'>,
  segments: readonly FakeSegment[],
): FakeSpeechToText {
  const firstSamplesBySegment: number[][] = []
  return {
    name: 'fake',
    recipient: null,
    firstSamplesBySegment,
    open(signal) {
      const segment = segments[firstSamplesBySegment.length] ?? { text: '', delayMs: 0 }
      const firstSamples: number[] = []
      firstSamplesBySegment.push(firstSamples)
      const results: RecognitionResult[] = []
      let wake = () => {}
      const add = (result: RecognitionResult) => {
        results.push(result)
        wake()
      }
      for (const { text, afterMs } of segment.partials ?? [])
        clock.schedule(afterMs, () => add({ kind: 'partial', text }))
      const wakeAtAbort = () => wake()
      signal.addEventListener('abort', wakeAtAbort, { once: true })
      let isFinished = false

      async function* read() {
        while (!signal.aborted) {
          const result = results.shift()
          if (!result) {
            await new Promise<void>((resolve) => {
              wake = resolve
            })
            continue
          }
          if (result.kind === 'final' && segment.behaviour === 'throws')
            throw new RecognitionUnavailable('unavailable')
          yield result
          if (result.kind === 'final') return
        }
      }

      async function* readAndRelease() {
        try {
          yield* read()
        } finally {
          // All segments of a call share the signal, so no segment may leave a listener on it.
          signal.removeEventListener('abort', wakeAtAbort)
        }
      }

      return {
        push: (pcm) => void firstSamples.push(pcm[0] ?? 0),
        finish() {
          if (isFinished || segment.behaviour === 'hangs') return
          isFinished = true
          clock.schedule(segment.delayMs, () => add({ kind: 'final', text: segment.text }))
        },
        results: readAndRelease(),
      }
    },
  }
}
