import {
  belongsToResponse,
  type FrameTransmission,
  isFrame,
  mayBeLost,
  type OutputTransmission,
  type Transmission,
} from './transmission'

export type SentLog = {
  /** The frames, in the order of their numbers. */
  frames(): readonly FrameTransmission[]
  add(sent: Transmission): void
  /** Removes what was sent at these times or earlier, and returns the frames among it. */
  discard(framesUntilMs: number, outputsUntilMs: number): readonly FrameTransmission[]
  /** Removes the frames and captions of a response, and returns the frames. */
  removeResponse(response: { number: number; responseId: string }): readonly FrameTransmission[]
  /** Removes everything, and returns in order what the client may not have received. */
  takeLost(lastFramePlayed: number): Transmission[]
}

const noFrames: readonly FrameTransmission[] = []

/**
 * Creates the log of what was sent to the client. Outputs are kept longer than frames, so the two are
 * kept apart; a frame comes before the outputs behind it.
 */
export function createSentLog(): SentLog {
  let frames: FrameTransmission[] = []
  let outputs: OutputTransmission[] = []

  return {
    frames: () => frames,
    add(sent) {
      if (isFrame(sent)) frames.push(sent)
      else outputs.push(sent)
    },
    discard(framesUntilMs, outputsUntilMs) {
      const oldOutputs = countOld(outputs, outputsUntilMs)
      if (oldOutputs > 0) outputs.splice(0, oldOutputs)
      const oldFrames = countOld(frames, framesUntilMs)
      return oldFrames > 0 ? frames.splice(0, oldFrames) : noFrames
    },
    removeResponse(response) {
      const removed = frames.filter((sent) => belongsToResponse(sent, response))
      frames = frames.filter((sent) => !belongsToResponse(sent, response))
      outputs = outputs.filter((sent) => !belongsToResponse(sent, response))
      return removed
    },
    takeLost(lastFramePlayed) {
      const lost: Transmission[] = []
      let next = 0
      const takeFrames = (untilNumber: number) => {
        for (; (frames[next]?.frameNumber ?? Number.POSITIVE_INFINITY) <= untilNumber; next += 1)
          lost.push(frames[next] as FrameTransmission)
      }
      for (const output of outputs) {
        takeFrames(output.behindFrame)
        lost.push(output)
      }
      takeFrames(Number.MAX_SAFE_INTEGER)
      frames = []
      outputs = []
      return lost.filter((sent) => mayBeLost(sent, lastFramePlayed))
    },
  }
}

/** Counts the transmissions at the beginning that were sent at this time or earlier. */
function countOld(sent: readonly Transmission[], untilMs: number): number {
  let count = 0
  while ((sent[count]?.atMs ?? Number.POSITIVE_INFINITY) <= untilMs) count += 1
  return count
}
