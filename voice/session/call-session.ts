import type { CompanionVoice } from '../../domain/companions/companion-voice'
import type { Clock } from '../ports/clock'
import type { Dialogue } from '../ports/dialogue'
import type { TextToSpeech } from '../ports/text-to-speech'
import type { CallFigures, CallInput, CallOutput, OutgoingFrame } from './call-events'
import type { Pacer } from './pacer'

export type CallSessionOptions = {
  voice: CompanionVoice
  dialogue: Dialogue
  textToSpeech: TextToSpeech
  clock: Clock
  /** One for all calls of a process: a single 20 ms beat. */
  pacer: Pacer
  /** Whole minutes that this call may spend. */
  minutesLeft: number
  /** The law's notice is due: first call of the day (05). */
  isAiNoticeDue: boolean
  /** What a resume tells once more, because it may have been lost, is the same object again. */
  onOutput(output: CallOutput): void
  onFrame(frame: OutgoingFrame): void
  /** The longest a call may last in ms; three hours when absent. Ends with reason time-limit. */
  maximumCallMs?: number
  /** The line's last sign of life, on the clock's monotonic time; that of a perfect line is now. */
  lastHeardMs?(): number
  /** What went wrong inside, for the log; the call itself goes on or closes in good order. */
  onFault?(error: unknown): void
}

/** One live call. Everything that happens to it goes through `handle`, in order. */
export type CallSession = {
  start(): void
  handle(input: CallInput): void
  /** 20 ms of PCM16 at 16 kHz, for the energy fallback of clients without a detector. */
  pushMicrophone(pcm: Int16Array): void
  /** The figures as of now, for heartbeats. */
  figures(): CallFigures
}
