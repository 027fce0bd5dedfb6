import type { CompanionVoice } from '../../domain/companions/companion-voice'
import type { Language } from '../../domain/languages'
import type { FramePool } from '../audio/frame-allocator'
import type { Clock } from '../ports/clock'
import type { AudioDialogue } from '../ports/dialogue'
import type { SpeechToText } from '../ports/speech-to-text'
import type { TextToSpeech } from '../ports/text-to-speech'
import type { CallFigures, CallInput, CallOutput, OutgoingFrame } from './call-events'
import type { Pacer } from './engine/create-pacer'
import type { FreeTime } from './metering/free-time'

/** A call ends after three hours, whatever the balance. */
export const maxCallMs = 3 * 3_600_000

export type CallSessionOptions = {
  voice: CompanionVoice
  dialogue: AudioDialogue
  textToSpeech: TextToSpeech
  /** Recognises the caller's words; absent when only typed words and the client's transcripts count. */
  speechToText?: SpeechToText | null
  /** Languages that the caller may speak; French alone by default. */
  callerLanguages?: readonly Language[]
  clock: Clock
  /** Shared by all calls of a process. */
  pacer: Pacer
  /** Shared by all calls of a process. */
  framePool: FramePool
  /** Whole minutes that this call may cost. */
  minutesLeft: number
  /**
   * Whether the AI disclosure (AI Act, article 50) is due, because this is the user's first call of
   * the day.
   */
  isAiDisclosureDue: boolean
  /** After a resume, an output that may have been lost is passed again, as the same object. */
  onOutput(output: CallOutput): void
  onFrame(frame: OutgoingFrame): void
  /** After this many ms the call ends with reason time-limit; `maxCallMs` when absent. */
  maxCallMs?: number
  /** The caller's time budget, after which the companion says goodbye; none when absent. */
  timeBudgetMs?: number
  /** The account's remaining free time of today; the full daily allowance when absent. */
  freeTime?: FreeTime
  /** When the client was last active, on the monotonic clock; now when absent. */
  lastActivityMs?(): number
  /**
   * Whether the transport still has to write some of the frames that were passed to `onFrame`, so that their
   * memory must not be reused. When absent, each frame is written before `onFrame` returns.
   */
  hasPendingWrites?(): boolean
  /** Errors for the log; the call goes on or closes with a complete record. */
  onError?(error: unknown): void
}

/** One live call. Events are handled one after the other. */
export type CallSession = {
  start(): void
  handle(input: CallInput): void
  /**
   * Receives 20 ms of PCM16 at 16 kHz, for recognition, for the detection of speech by its loudness, and to check the
   * client's voice activity detector.
   */
  pushMicrophone(pcm: Int16Array): void
  /** Returns the figures up to now; the final figures once the call is over. */
  readFigures(): CallFigures
}
