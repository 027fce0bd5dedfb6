import {
  belongsToResponse,
  type FrameTransmission,
  isFrame,
  type OutputTransmission,
  type Transmission,
} from './transmission'

export type TransmissionLog = {
  /** The frames, in the order of their numbers. */
  frames(): readonly FrameTransmission[]
  add(transmission: Transmission): void
  /** Removes frames and outputs that were sent at these times or earlier, and returns the frames. */
  discard(framesUntilMs: number, outputsUntilMs: number): readonly FrameTransmission[]
  /** Removes the frames and captions of a response, and returns the frames. */
  removeResponse(response: { number: number; responseId: string }): readonly FrameTransmission[]
  /** Empties the log, and returns its transmissions in the order in which they were sent. */
  drain(): Transmission[]
}

const noFrames: readonly FrameTransmission[] = []

/**
 * Creates the log of recent transmissions to the client. Frames and outputs are in separate lists,
 * because outputs are kept longer; each output has the number of the frame after which it was sent.
 */
export function createTransmissionLog(): TransmissionLog {
  let frames: FrameTransmission[] = []
  let outputs: OutputTransmission[] = []

  return {
    frames: () => frames,
    add(transmission) {
      if (isFrame(transmission)) frames.push(transmission)
      else outputs.push(transmission)
    },
    discard(framesUntilMs, outputsUntilMs) {
      const oldOutputCount = countOld(outputs, outputsUntilMs)
      if (oldOutputCount > 0) outputs.splice(0, oldOutputCount)
      const oldFrameCount = countOld(frames, framesUntilMs)
      return oldFrameCount > 0 ? frames.splice(0, oldFrameCount) : noFrames
    },
    removeResponse(response) {
      const removedFrames = frames.filter((transmission) =>
        belongsToResponse(transmission, response),
      )
      frames = frames.filter((transmission) => !belongsToResponse(transmission, response))
      outputs = outputs.filter((transmission) => !belongsToResponse(transmission, response))
      return removedFrames
    },
    drain() {
      const transmissions: Transmission[] = []
      let nextFrameIndex = 0
      const takeFrames = (untilNumber: number) => {
        for (
          ;
          (frames[nextFrameIndex]?.frameNumber ?? Number.POSITIVE_INFINITY) <= untilNumber;
          nextFrameIndex += 1
        )
          transmissions.push(frames[nextFrameIndex] as FrameTransmission)
      }
      for (const output of outputs) {
        takeFrames(output.afterFrame)
        transmissions.push(output)
      }
      takeFrames(Number.MAX_SAFE_INTEGER)
      frames = []
      outputs = []
      return transmissions
    },
  }
}

/** Counts the transmissions at the beginning that were sent at this time or earlier. */
function countOld(transmissions: readonly Transmission[], untilMs: number): number {
  let oldCount = 0
  while ((transmissions[oldCount]?.atMs ?? Number.POSITIVE_INFINITY) <= untilMs) oldCount += 1
  return oldCount
}
