import type { PlaybackPosition } from './audio-messages'
import type { MicrophoneStatus } from './capture/open-microphone'
import type { SpeechEvent } from './detection/speech-detector'

export type CallAudioFailure =
  /** The microphone is open but delivers only silence. */
  | 'microphone-silent'
  /** The microphone was unplugged, or another program took it. */
  | 'microphone-lost'
  /**
   * The browser or the system plays nothing: before a user gesture, or during a phone call. To start the sound,
   * call `CallAudio.resume` from a click.
   */
  | 'sound-blocked'
  /** The voice detector did not load, or failed. Until it runs, the server detects speech by loudness. */
  | 'detector-unavailable'

export type CallAudioEvents = {
  /** Called at the start and the end of the caller's speech, after the companion's volume was changed. */
  onSpeech(event: SpeechEvent): void
  /** A frame has 320 samples at 16 kHz. Not called while the caller is muted, nor in a silence after its first 2 s. */
  onMicrophoneFrame(pcm: Int16Array, frameNumber: number): void
  /** Called every 100 ms during playback, when a response has been played completely and when the audio runs out. */
  onPlayed(played: PlaybackPosition & { isResponseOver: boolean }): void
  /**
   * Levels of 0 to 1: 30 times a second while the companion is audible, and 25 times a second while a
   * microphone is open.
   */
  onLevel(levels: { companion: number; caller: number }): void
  /** Called with the result of each request for a microphone. */
  onMicrophone(status: MicrophoneStatus): void
  /**
   * Called when a failure begins and when it is resolved. The detector is also reported as resolved each time it
   * becomes ready, without an earlier failure too.
   */
  onFailureChange(failure: CallAudioFailure, state: { isResolved: boolean }): void
}
