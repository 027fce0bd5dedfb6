import { audioFrameMs } from '../../../contract/audio-frame'

/** What of a response of the companion has arrived. */
type Voice = { first: number; latest: number }

type Played = { responseNumber: number; frameNumber: number; playedMs: number }

export type HeardFrames = {
  received(frame: { responseNumber: number; frameNumber: number }): void
  played(played: Played): void
  hasVoice(responseNumber: number): boolean
  /** It was interrupted: what the player still tells of it is late. */
  cut(responseNumber: number): void
  isCut(responseNumber: number): boolean
  /** All that has arrived of the response was heard. */
  isPlayedOut(responseNumber: number): boolean
  /** For the resume: frames up to this one were heard, through the whole call; 0: none yet. */
  lastFramePlayed(): number
}

/** What is heard of one call in the page; frame numbers run through the whole call (03). */
export function createHeardFrames(lastFramePlayedBefore: number): HeardFrames {
  const voices = new Map<number, Voice>()
  const heardMs = new Map<number, number>()
  const cutResponses = new Set<number>()
  let lastFrame = lastFramePlayedBefore

  return {
    received({ responseNumber, frameNumber }) {
      const voice = voices.get(responseNumber)
      const first = voice?.first ?? frameNumber
      voices.set(responseNumber, { first, latest: Math.max(voice?.latest ?? 0, frameNumber) })
    },
    played({ responseNumber, frameNumber, playedMs }) {
      lastFrame = Math.max(lastFrame, frameNumber)
      heardMs.set(responseNumber, playedMs)
    },
    hasVoice: (responseNumber) => voices.has(responseNumber),
    cut: (responseNumber) => void cutResponses.add(responseNumber),
    isCut: (responseNumber) => cutResponses.has(responseNumber),
    isPlayedOut(responseNumber) {
      const voice = voices.get(responseNumber)
      if (!voice) return true
      const arrivedMs = (voice.latest - voice.first + 1) * audioFrameMs
      return (heardMs.get(responseNumber) ?? 0) >= arrivedMs
    },
    lastFramePlayed: () => lastFrame,
  }
}
