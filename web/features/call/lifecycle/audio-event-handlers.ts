import { audioFrameMs } from '../../../../contract/audio-frame'
import type { CallAudioEvents, CallAudioFailure } from '../audio/call-audio-events'
import type { PlayoutTracker } from '../audio/playback/playout-tracker'
import { type CaptionEvent, nextCaptions } from '../captions/captions'
import type { CallConnection } from '../connection/call-connection'
import type { CallEvent } from './call-lifecycle'
import type { CallStore } from './call-store'
import { startTimer } from './call-timer'
import type { ActivityEvent } from './companion-activity'

type AudioEventDeps = {
  store: CallStore
  connection: CallConnection
  now: () => number
  getPlayout(): PlayoutTracker
  dispatch(event: CallEvent): void
  dispatchActivity(event: ActivityEvent): void
  /** Called after `speech_started` or `speech_stopped` was sent to the server. */
  onCallerSpeaking(isSpeaking: boolean): void
  onLevel: CallAudioEvents['onLevel']
}

/**
 * Creates the handlers of the audio events: sends microphone frames and the start and end of speech to
 * the server, and updates captions, timer and activity during the playback. The voice detector lowers and restores
 * the companion's volume by itself.
 */
export function createAudioEventHandlers(deps: AudioEventDeps): CallAudioEvents {
  const { store, connection, getPlayout, dispatchActivity, onLevel, now } = deps
  // After a reload the microphone numbers its frames from zero, but the call continues the earlier numbers.
  const firstFrameNumber = connection.getNextMicrophoneFrameNumber()
  const captureStartMs = firstFrameNumber * audioFrameMs
  const updateCaptions = (captionEvent: CaptionEvent) =>
    store.update({ captions: nextCaptions(store.getSnapshot().captions, captionEvent) })

  return {
    onLevel,
    onMicrophone(microphone) {
      const isStillLost = microphone === 'missing' && store.getSnapshot().microphone === 'lost'
      if (!isStillLost) store.update({ microphone })
    },
    onMicrophoneFrame(pcm, frameNumber) {
      // No frame is sent after the caller has hung up, even if the server does not know it yet.
      if (store.getSnapshot().call.phase !== 'ending')
        connection.sendMicrophone(pcm, firstFrameNumber + frameNumber)
    },
    onFailureChange: (failure, state) => applyAudioFailure(failure, state, deps),
    onSpeech({ type, audioMs, probability }) {
      const callMs = captureStartMs + Math.max(0, Math.round(audioMs))
      connection.send(
        type === 'started'
          ? { type: 'input_audio_buffer.speech_started', audio_start_ms: callMs, probability }
          : { type: 'input_audio_buffer.speech_stopped', audio_end_ms: callMs, probability },
      )
      dispatchActivity({ type: type === 'started' ? 'caller-started' : 'caller-stopped' })
      deps.onCallerSpeaking(type === 'started')
    },
    onPlayed(played) {
      const { responseNumber: number, isResponseOver } = played
      getPlayout().recordPlayed(played, now())
      if (getPlayout().isInterrupted(number)) return
      store.update({ timer: startTimer(store.getSnapshot().timer, now()) })
      const playedMs = getPlayout().countPlayedMs(number, played)
      updateCaptions({ type: 'playback-progressed', number, playedMs })
      dispatchActivity({ type: 'playback-progressed' })
      if (!isResponseOver) return
      updateCaptions({ type: 'playback-ended', number })
      dispatchActivity({ type: 'playback-ended' })
    },
  }
}

function applyAudioFailure(
  failure: CallAudioFailure,
  { isResolved }: { isResolved: boolean },
  { store, dispatch }: AudioEventDeps,
) {
  switch (failure) {
    case 'microphone-silent':
      return store.update({ isMicrophoneSilent: !isResolved })
    case 'microphone-lost':
      return isResolved ? undefined : store.update({ microphone: 'lost' })
    case 'sound-blocked':
      store.update({ isSoundBlocked: !isResolved })
      return dispatch({ type: isResolved ? 'sound-allowed' : 'sound-blocked' })
    case 'detector-unavailable':
      // Nothing changes for the caller, because the server then detects speech by loudness.
      return
  }
}
