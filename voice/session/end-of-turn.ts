import { type CallerPauses, ordinarySilenceMs } from './caller-pauses'
import { shapeOf } from './utterance-shape'

/** After this much silence the answer may start being prepared (03, « Turn taking »). */
const speculationSilenceMs = 200

export type TurnSilence = {
  /** The answer may be prepared, unheard, from here on. */
  prepareAfterMs: number
  /** The turn is over. */
  endAfterMs: number
}

/**
 * How much silence ends a turn, from what was said so far (empty when nothing could understand
 * it) and from the caller's own pauses. Figures: 03, « Turn taking ».
 */
export function silenceEndingTurn(transcript: string, pauses: CallerPauses): TurnSilence {
  const ordinaryMs = ordinarySilenceMs(pauses)
  if (transcript === '') return { prepareAfterMs: speculationSilenceMs, endAfterMs: ordinaryMs }

  switch (shapeOf(transcript)) {
    case 'short-answer':
      return { prepareAfterMs: speculationSilenceMs, endAfterMs: 250 }
    case 'complete':
      return { prepareAfterMs: speculationSilenceMs, endAfterMs: ordinaryMs }
    case 'unfinished':
      return { prepareAfterMs: speculationSilenceMs, endAfterMs: Math.max(1_200, ordinaryMs) }
    case 'asked-to-wait':
      // The caller will most likely go on: preparing at once would be work thrown away.
      return { prepareAfterMs: 7_000, endAfterMs: 8_000 }
  }
}
