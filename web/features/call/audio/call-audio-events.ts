import type { Played } from './audio-messages'
import type { MicrophoneStatus } from './open-microphone'
import type { SpeechEvent } from './speech-detector'

export type CallAudioProblem =
  /** It is there, and gives nothing. */
  | 'microphone-silent'
  /** Unplugged, or taken by another programme. */
  | 'microphone-lost'
  /** The browser plays nothing before the caller touches the page: call `resume` then. */
  | 'sound-blocked'
  /** The voice detector did not load: the server listens by loudness instead. */
  | 'detector-unavailable'

export type CallAudioEvents = {
  /** From the voice detector. The volume is lowered and raised already. */
  onSpeech(event: SpeechEvent): void
  /** 320 samples at 16 kHz; nothing comes while muted or clearly silent. */
  onMicrophoneFrame(pcm: Int16Array, frameNumber: number): void
  /** Every 100 ms while the companion is heard, and when a response has been played out. */
  onPlayed(played: Played & { isResponseOver: boolean }): void
  /** 0 to 1, some 30 times a second while there is anything to see. */
  onLevel(levels: { companion: number; caller: number }): void
  onMicrophone(status: MicrophoneStatus): void
  onProblem(problem: CallAudioProblem, isOver: boolean): void
}
