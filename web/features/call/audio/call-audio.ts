import type { AudioFrame } from '../../../../contract/audio-frame'
import { meterLevel, rmsToDb } from './audio-level'
import type { PlaybackReport, Played } from './audio-messages'
import type { CallAudioEvents } from './call-audio-events'
import { openCallerAudio } from './caller-audio'
import type { MicrophoneStatus } from './open-microphone'
import { createPlayback } from './playback'
import playbackUrl from './playback.worklet.js?url&no-inline'
import { openSpeakers } from './speakers'

/** Where a voice was cut: the last frame that was heard whole, and how much of the response. */
export type Cut = { lastFramePlayed: number } & Pick<Played, 'responseNumber' | 'playedMs'>

export type CallAudio = {
  readonly microphone: MicrophoneStatus
  readonly isDetectorReady: boolean
  play(frame: AudioFrame): void
  /** The volume, by hand: the detector lowers it, and raises it where the caller falls silent. */
  restore(): void
  /** Silence at once; what was not played is dropped. */
  clear(): Promise<Cut>
  setMuted(isMuted: boolean): void
  /** Again, after the caller allowed or plugged in a microphone. */
  askMicrophone(): Promise<void>
  /** From a click when the sound is blocked. Coming back to the page does it by itself. */
  resume(): void
  close(): Promise<void>
}

/**
 * The page's ears and mouth: one audio context, the microphone if there is one, the voice detector
 * beside it. Open it from a click, or a browser may block the sound until there is one. Throws
 * where the browser has no audio worklets.
 */
export async function openCallAudio(events: CallAudioEvents): Promise<CallAudio> {
  const context = new AudioContext({ latencyHint: 'interactive' })
  const speakers = openSpeakers(context, (isBlocked) =>
    events.onProblem('sound-blocked', !isBlocked),
  )
  const levels = createLevels(events)
  let isCompanionAudible = false

  function takeReport(report: Exclude<PlaybackReport, { type: 'cleared' }>) {
    switch (report.type) {
      case 'played':
        return events.onPlayed(report)
      case 'audible':
        isCompanionAudible = report.isAudible
        return
      case 'level':
        return levels.takeCompanion(report.rms)
    }
  }

  async function openBoth() {
    await context.audioWorklet.addModule(playbackUrl)
    const playback = createPlayback(context, speakers.input, takeReport)
    const caller = await openCallerAudio(
      {
        context,
        isCompanionAudible: () => isCompanionAudible,
        connectDetector: playback.connectDetector,
      },
      { ...events, onLevel: levels.takeCaller },
    )
    return { playback, caller }
  }

  const { playback, caller } = await openBoth().catch(async (error: unknown) => {
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
    play: playback.play,
    restore: playback.restoreVolume,
    async clear() {
      const { frameNumber, responseNumber, playedMs } = await playback.clear()
      return { lastFramePlayed: frameNumber, responseNumber, playedMs }
    },
    setMuted: caller.setMuted,
    askMicrophone: caller.askMicrophone,
    resume: speakers.resume,
    async close() {
      caller.close()
      await speakers.close()
    },
  }
}

/** Both levels together, whichever changed. */
function createLevels({ onLevel }: Pick<CallAudioEvents, 'onLevel'>) {
  const levels = { companion: 0, caller: 0 }
  let isOdd = false
  return {
    takeCompanion(rms: number) {
      levels.companion = meterLevel(rmsToDb(rms))
      onLevel({ ...levels })
    },
    /** 50 a second come; every other one is shown. */
    takeCaller(levelDb: number) {
      levels.caller = meterLevel(levelDb)
      isOdd = !isOdd
      if (isOdd) onLevel({ ...levels })
    },
  }
}
