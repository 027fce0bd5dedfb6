import type { CompanionVoice } from '../../domain/companions/companion-voice'
import { type ChatMessage, LanguageModelUnavailable } from './language-model'
import type { Recognition } from './speech-to-text'

/** What a response may last at most; the adapter cancels the rest. */
export const maxRealtimeResponseMs = 120_000

/** A model that hears the caller's voice and answers with a voice of its own. */
export type RealtimeModel = {
  /** Name for logs and for the page, such as "gpt-realtime". */
  readonly name: string
  /** The service that receives the caller's voice; null when it stays on the operator's machine. */
  readonly recipient: string | null
  /**
   * Begins to connect and returns at once; what is added meanwhile is sent later. Ends when the
   * signal aborts.
   */
  open(options: RealtimeOptions, signal: AbortSignal): RealtimeConversation
}

export type RealtimeOptions = {
  voice: CompanionVoice
  /** The instructions, as a system message, and what was said before. */
  messages: readonly ChatMessage[]
}

/** One connection. Who takes turns, and when, is decided by the user of this port. */
export type RealtimeConversation = {
  /** Why it has ended; null while it can be used. */
  readonly failure: RealtimeModelUnavailable | null
  /** Begins a segment of the caller's speech, which is part of the conversation once it is finished. */
  listen(signal: AbortSignal): HeardSpeech
  /** Adds what was typed, or said in another voice, before the speech that nobody has answered. */
  addMessage(message: ChatMessage): void
  /**
   * Has the model answer what it has heard and read. There must be no other response, or it must be
   * over or aborted.
   */
  respond(instructions: string, signal: AbortSignal): RealtimeResponse
}

export type HeardSpeech = Recognition & {
  /** Removes it from the conversation: it was answered elsewhere, or was not said to the companion. */
  forget(): void
}

export type RealtimePart =
  /** PCM16 mono at 24 kHz, of any length. */
  | { kind: 'audio'; pcm: Int16Array }
  /** What the voice says, in pieces of any length, roughly when its audio arrives. */
  | { kind: 'text'; text: string }

export type RealtimeResponse = {
  /**
   * Parts as they arrive; to be read once. Ends early, without an error, when the signal aborts: the
   * service is told within 20 ms. Throws RealtimeModelUnavailable when the model cannot answer.
   */
  readonly parts: AsyncIterable<RealtimePart>
  /** It begins to be heard. A response that is aborted before leaves nothing in the conversation. */
  keep(): void
  /** Only this much of it was heard: the model remembers no more. */
  truncate(heardMs: number): void
}

/** The model cannot answer. The message is for the log and holds no word of the conversation. */
export class RealtimeModelUnavailable extends LanguageModelUnavailable {}
