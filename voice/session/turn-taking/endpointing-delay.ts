import { type CallerPauses, computeEndpointingDelayMs } from './caller-pauses'
import { isStillBusy } from './hold-request'
import { classifyUtterance, type UtteranceShape } from './utterance-shape'

/** Silence after which a speculative response may be prepared, except after a request to wait. */
const speculationDelayMs = 200
/** A short answer such as "oui" ends after this much silence. */
const shortAnswerDelayMs = 250
/** Minimum silence that ends a turn in the middle of a sentence. */
const minUnfinishedDelayMs = 1_200
/** Silence that ends a turn whose last words ask the companion to wait. */
const holdDelayMs = 8_000
/** Silence after which a speculative response to such a turn may be prepared. */
const holdSpeculationDelayMs = 7_000

export type EndpointingDelay = {
  /** A speculative response may be prepared after this much silence. */
  prepareAfterMs: number
  /** The turn is over after this much silence. */
  endAfterMs: number
}

/**
 * Returns how much silence ends the caller's turn, from the segments said so far (none when nothing
 * was recognised) and from the caller's own pauses.
 */
export function getEndpointingDelay(
  segments: readonly string[],
  pauses: CallerPauses,
): EndpointingDelay {
  const ordinaryMs = computeEndpointingDelayMs(pauses)
  if (segments.length === 0) return { prepareAfterMs: speculationDelayMs, endAfterMs: ordinaryMs }

  switch (classifySegments(segments)) {
    case 'short-answer':
      return { prepareAfterMs: speculationDelayMs, endAfterMs: shortAnswerDelayMs }
    case 'complete':
      return { prepareAfterMs: speculationDelayMs, endAfterMs: ordinaryMs }
    case 'unfinished':
      return {
        prepareAfterMs: speculationDelayMs,
        endAfterMs: Math.max(minUnfinishedDelayMs, ordinaryMs),
      }
    // Segments for somebody else were removed, but the rest, once joined, may look addressed to somebody else.
    case 'addressed-elsewhere':
    case 'asked-to-wait':
      // The caller will most likely continue, so a response prepared at once would be discarded.
      return { prepareAfterMs: holdSpeculationDelayMs, endAfterMs: holdDelayMs }
  }
}

/** Classifies the segments together. A request to wait counts until the caller says something else. */
function classifySegments(segments: readonly string[]): UtteranceShape {
  const shape = classifyUtterance(segments.join(' '))
  const lastSegment = segments.at(-1) ?? ''
  return shape === 'asked-to-wait' && !isStillBusy(lastSegment)
    ? classifyUtterance(lastSegment)
    : shape
}
