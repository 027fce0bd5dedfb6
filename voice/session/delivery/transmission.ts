import type { CallOutput, OutgoingFrame } from '../call-events'

/** A frame or an output of the session; it is kept while it may have to be resent (`ResendPolicy`). */
export type Transmission = FrameTransmission | OutputTransmission

export type OutputTransmission = {
  type: 'send-output'
  output: CallOutput
  /** Number of the last frame that was sent before the output. */
  afterFrame: number
  atMs: number
}

export type FrameTransmission = OutgoingFrame & {
  type: 'send-frame'
  atMs: number
  /** Time by which the frame has been played, if it arrived. */
  dueAtMs: number
  /** Whether the frame was due while the link showed no activity, and has not been billed since. */
  isForgiven: boolean
}

/**
 * How an output is resent after a lost link:
 * - with-audio: in its position among the frames, so that the order of captions and audio is kept;
 * - at-once: without waiting for frames that are resent;
 * - never: it describes the current state, which a later output replaces, or it is not sent to the client
 *   (turn-recorded, closed).
 */
type ResendPolicy = 'with-audio' | 'at-once' | 'never'

export function getResendPolicy({ type }: CallOutput): ResendPolicy {
  switch (type) {
    case 'session-created':
    case 'caller-transcribed':
    case 'response-created':
    case 'response-text':
    case 'response-audio-done':
    case 'response-done':
      return 'with-audio'
    case 'balance-warned':
    case 'problem-reported':
      return 'at-once'
    case 'metered':
    case 'suspended':
    case 'resumed':
    case 'turn-recorded':
    case 'closed':
      return 'never'
  }
}

export const isFrame = (transmission: Transmission) => transmission.type === 'send-frame'

/**
 * Whether the transmission may have been lost. A link preserves the order, so everything before a played frame
 * has arrived.
 */
export const mayBeLost = (transmission: Transmission, lastFramePlayed: number) =>
  isFrame(transmission)
    ? transmission.frameNumber > lastFramePlayed
    : transmission.afterFrame >= lastFramePlayed

/** Whether the transmission is a frame or a caption of the response. */
export const belongsToResponse = (
  transmission: Transmission,
  response: { number: number; responseId: string },
) =>
  isFrame(transmission)
    ? transmission.responseNumber === response.number
    : transmission.output.type === 'response-text' &&
      transmission.output.responseId === response.responseId
