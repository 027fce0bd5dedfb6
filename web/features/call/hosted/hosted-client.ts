import type { MicrophoneStatus } from '../audio/capture/open-microphone'
import type { CallFailureCode } from '../ended/room-messages'

/** What the client of the hosted voice service reports during a call. */
export type HostedClientEvents = {
  /** The companion has joined the room and listens. */
  onAnswered(): void
  /** The service reports that the call has ended. */
  onEnded(): void
  /** The call cannot start or continue. */
  onFailure(code: CallFailureCode): void
  onMicrophone(microphone: MicrophoneStatus): void
  onCompanionSpeaking(isSpeaking: boolean): void
  /** The new loudness of the companion's or the caller's voice, from 0 to 1. */
  onLevel(level: { companion: number } | { caller: number }): void
  onTranscript(transcript: HostedTranscript): void
}

/** The transcript of an utterance so far. `isFinal`: it will not change any more. */
export type HostedTranscript = { speaker: 'caller' | 'companion'; text: string; isFinal: boolean }

/** The client of the hosted voice service, for one call. */
export type HostedClient = {
  /** Creates the call and joins its room. Returns false when that fails. */
  start(assistantId: string): Promise<boolean>
  /** Throws when there is no room. */
  setMuted(isMuted: boolean): void
  /** Returns false when the text was not sent. */
  sendText(text: string): boolean
  /** Asks for the microphone again. Returns whether it can be used. */
  requestMicrophone(): Promise<boolean>
  /** Leaves the room, which ends the call. */
  stop(): Promise<void>
}
