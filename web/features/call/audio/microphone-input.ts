import { levelOf } from './audio-level'
import type { CallAudioProblem } from './call-audio-events'
import { openGate, passMicrophone } from './microphone-gate'
import { freshWatch, watchMicrophone } from './microphone-watch'
import type { NumberedFrame } from './numbered-frame'

type Events = {
  onFrame(frame: NumberedFrame): void
  onLevel(levelDb: number): void
  onProblem(problem: CallAudioProblem, isOver: boolean): void
}

/** What is known elsewhere about this very moment. */
type Circumstances = {
  isMuted: boolean
  isCompanionAudible: boolean
  /** undefined while there is no detector. */
  isSpeech: boolean | undefined
}

/** Takes every frame of the microphone and decides what leaves and what is wrong. */
export function createMicrophoneInput(events: Events, circumstances: () => Circumstances) {
  let gate = openGate
  let watch = freshWatch
  let frameNumber = 0

  return (pcm: Int16Array) => {
    const now = circumstances()
    const levelDb = levelOf(pcm)
    events.onLevel(levelDb)

    const watched = watchMicrophone(watch, { levelDb, ...now })
    if (watched.isSilent !== watch.isSilent) {
      events.onProblem('microphone-silent', !watched.isSilent)
    }
    watch = watched

    const passed = passMicrophone(gate, {
      frame: { pcm, frameNumber: frameNumber++ },
      levelDb,
      ...now,
    })
    gate = passed.state
    for (const frame of passed.send) events.onFrame(frame)
  }
}
