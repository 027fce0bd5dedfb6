import type { CallOutput, OutgoingFrame } from './call-events'

/** What went to the caller's side, in order; it may have been lost on the way. */
export type Sent =
  | { kind: 'frame'; frame: OutgoingFrame; atMs: number }
  /** behindFrame: the number of the frame that went out before it. */
  | { kind: 'output'; output: CallOutput; behindFrame: number; atMs: number }

/**
 * How an output stands the loss of a line. Those in order wait for the sound that they belong to;
 * those at once do not; the rest says how things are just now, and is told anew when they change.
 */
export function lastingOf({ type }: CallOutput): 'in-order' | 'at-once' | 'not' {
  switch (type) {
    case 'session-created':
    case 'caller-transcribed':
    case 'response-created':
    case 'response-text':
    case 'response-audio-done':
    case 'response-done':
      return 'in-order'
    case 'balance-warned':
    case 'problem-met':
      return 'at-once'
    case 'metered':
    case 'suspended':
    case 'resumed':
    case 'turn-recorded':
    case 'closed':
      return 'not'
  }
}

/** A line keeps its order: what went out before a frame that was played has arrived. */
export const mayBeLost = (sent: Sent, lastFramePlayed: number) =>
  sent.kind === 'frame'
    ? sent.frame.frameNumber > lastFramePlayed
    : sent.behindFrame >= lastFramePlayed

/** The sound of a response, and the words that are heard with it. */
export const isHeardIn = (sent: Sent, response: { number: number; responseId: string }) =>
  sent.kind === 'frame'
    ? sent.frame.responseNumber === response.number
    : sent.output.type === 'response-text' && sent.output.responseId === response.responseId

export const isFrame = (sent: Sent) => sent.kind === 'frame'
