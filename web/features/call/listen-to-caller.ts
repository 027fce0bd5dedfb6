import { audioFrameMs } from '../../../contract/audio-frame'
import type { CallAudioEvents, CallAudioProblem } from './audio/call-audio-events'
import type { CallLine } from './call-line'
import type { CallStore } from './call-store'
import { startTimer } from './call-timer'
import { type CaptionEvent, nextCaptions } from './captions'
import type { ActivityEvent } from './companion-activity'
import type { HeardFrames } from './heard-frames'

type Surroundings = {
  store: CallStore
  line: CallLine
  now: () => number
  heardFrames(): HeardFrames
  act(event: ActivityEvent): void
  onLevel: CallAudioEvents['onLevel']
}

/**
 * What the page does with what it hears and plays. The detector lowers the companion by itself at
 * the first sound of the caller and raises it again (03, « Turn taking »); the server is told, and
 * captions follow what is played.
 */
export function listenToCaller(surroundings: Surroundings): CallAudioEvents {
  const { store, line, heardFrames, act, onLevel, now } = surroundings
  // A page loaded again counts its microphone from zero, the call does not.
  const earlierFrames = line.microphoneFrames()
  const earlierMs = earlierFrames * audioFrameMs
  const caption = (change: CaptionEvent) =>
    store.change({ captions: nextCaptions(store.read().captions, change) })

  return {
    onLevel,
    onMicrophone(microphone) {
      const isStillLost = microphone === 'missing' && store.read().microphone === 'lost'
      if (!isStillLost) store.change({ microphone })
    },
    onMicrophoneFrame(pcm, frameNumber) {
      // Who has hung up is no longer listened to, whenever the server learns of it.
      if (store.read().call.phase !== 'ending')
        line.sendMicrophone(pcm, earlierFrames + frameNumber)
    },
    onProblem: (problem, isOver) => readProblem(problem, isOver, store),
    onSpeech({ type, audioMs, probability }) {
      const callMs = earlierMs + Math.max(0, Math.round(audioMs))
      line.send(
        type === 'started'
          ? { type: 'input_audio_buffer.speech_started', audio_start_ms: callMs, probability }
          : { type: 'input_audio_buffer.speech_stopped', audio_end_ms: callMs, probability },
      )
      act({ type: type === 'started' ? 'caller-started' : 'caller-stopped' })
    },
    onPlayed(played) {
      const { responseNumber: number, playedMs, isResponseOver } = played
      heardFrames().played(played)
      if (heardFrames().isCut(number)) return
      store.change({ timer: startTimer(store.read().timer, now()) })
      caption({ type: 'voice-played', number, playedMs })
      act({ type: 'voice-heard' })
      if (!isResponseOver) return
      caption({ type: 'voice-ended', number })
      act({ type: 'voice-ended' })
    },
  }
}

function readProblem(problem: CallAudioProblem, isOver: boolean, store: CallStore) {
  switch (problem) {
    case 'microphone-silent':
      return store.change({ isMicrophoneSilent: !isOver })
    case 'microphone-lost':
      return isOver ? undefined : store.change({ microphone: 'lost' })
    case 'sound-blocked':
      return store.change({ isSoundBlocked: !isOver })
    case 'detector-unavailable':
      // Nothing changes for the person: the server listens by loudness instead.
      return
  }
}
