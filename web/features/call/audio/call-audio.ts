import type { AudioFrame } from '../../../../contract/audio-frame'
import { rmsToDb, toLevel } from './audio-level'
import type { PlaybackPosition, PlaybackReport } from './audio-messages'
import type { CallAudioEvents } from './call-audio-events'
import { openCallerAudio } from './capture/caller-audio'
import type { MicrophoneStatus } from './capture/open-microphone'
import { createPlayback } from './playback/playback'
import playbackUrl from './playback/playback.worklet.js?url&no-inline'
import { openSpeakers } from './playback/speakers'

/** Where the playback was stopped: the last complete frame, and how much of the response was played. */
export type StoppedPlayback = { lastFramePlayed: number } & Pick<
  PlaybackPosition,
  'responseNumber' | 'playedMs'
>

export type CallAudio = {
  readonly microphone: MicrophoneStatus
  readonly isDetectorReady: boolean
  /** The track of the microphone, after echo cancellation; null without a microphone. */
  readonly track: MediaStreamTrack | null
  play(frame: AudioFrame): void
  /** Restores the volume that the voice detector may have lowered. The detector restores it when the caller stops. */
  restoreVolume(): void
  /** Stops the playback at once and drops what was not played. */
  clear(): Promise<StoppedPlayback>
  setMuted(isMuted: boolean): void
  /** Requests the microphone again, after the caller has allowed it or plugged one in. */
  requestMicrophone(): Promise<void>
  /** Returns whether the browser or the system blocks the sound, as soon as that is known. */
  isSoundBlocked(): Promise<boolean>
  /** Starts blocked sound. Call it from a click. The page also does this itself when it becomes visible. */
  resume(): void
  close(): Promise<void>
}

/**
 * Opens the audio of a call: playback, the microphone if there is one, and the voice detector. Call
 * it from a click, or the browser may block the audio. Throws when the browser has no audio worklets.
 */
export async function openCallAudio(events: CallAudioEvents): Promise<CallAudio> {
  const context = new AudioContext({ latencyHint: 'interactive' })
  const speakers = openSpeakers(context, (isBlocked) =>
    events.onFailureChange('sound-blocked', { isResolved: !isBlocked }),
  )
  const levelReporter = createLevelReporter(events)
  let isCompanionAudible = false

  function handleReport(report: Exclude<PlaybackReport, { type: 'cleared' }>) {
    switch (report.type) {
      case 'played':
        return events.onPlayed(report)
      case 'audible':
        isCompanionAudible = report.isAudible
        return
      case 'level':
        return levelReporter.updateCompanion(report.rms)
    }
  }

  async function openPlaybackAndCapture() {
    await context.audioWorklet.addModule(playbackUrl)
    const playback = createPlayback(context, speakers.input, handleReport)
    const caller = await openCallerAudio(
      {
        context,
        isCompanionAudible: () => isCompanionAudible,
        connectVolumeControl: playback.connectVolumeControl,
      },
      { ...events, onLevel: levelReporter.updateCaller },
    )
    return { playback, caller }
  }

  const { playback, caller } = await openPlaybackAndCapture().catch(async (error: unknown) => {
    await speakers.close()
    throw error
  })
  speakers.resume()

  return {
    get microphone() {
      return caller.microphone
    },
    get isDetectorReady() {
      return caller.isDetectorReady
    },
    get track() {
      return caller.track
    },
    play: playback.play,
    restoreVolume: playback.restoreVolume,
    async clear() {
      const { frameNumber, responseNumber, playedMs } = await playback.clear()
      return { lastFramePlayed: frameNumber, responseNumber, playedMs }
    },
    setMuted: caller.setMuted,
    requestMicrophone: caller.requestMicrophone,
    isSoundBlocked: speakers.isBlocked,
    resume: speakers.resume,
    async close() {
      caller.close()
      await speakers.close()
    },
  }
}

/** Stores the levels of the companion and of the caller, and always reports the two together. */
function createLevelReporter({ onLevel }: Pick<CallAudioEvents, 'onLevel'>) {
  const levels = { companion: 0, caller: 0 }
  let shouldReport = false
  return {
    updateCompanion(rms: number) {
      levels.companion = toLevel(rmsToDb(rms))
      onLevel({ ...levels })
    },
    /** Called every 20 ms. Reports only every second time, because 25 updates per second are enough for the display. */
    updateCaller(levelDb: number) {
      levels.caller = toLevel(levelDb)
      shouldReport = !shouldReport
      if (shouldReport) onLevel({ ...levels })
    },
  }
}
