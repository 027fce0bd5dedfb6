import type { CompanionVoice } from '../../domain/companions/companion-voice'
import { type ChatMessage, LanguageModelUnavailable } from './language-model'
import type { Recognition } from './speech-to-text'

/** Maximum length of a response; the adapter cancels what is longer. */
export const maxRealtimeResponseMs = 120_000

/** A model that hears the caller's voice and answers with a voice of its own. */
export type RealtimeModel = {
  /** Name for logs and error messages, such as "gpt-realtime". */
  readonly name: string
  /** Host name of the third party that receives the caller's voice; null when it stays on the operator's machine. */
  readonly recipient: string | null
  /**
   * Starts connecting and returns at once. Messages and speech that are added before the connection is open are
   * sent when it opens. The connection is closed when the signal aborts.
   */
  open(options: RealtimeOptions, signal: AbortSignal): RealtimeConversation
}

export type RealtimeOptions = {
  voice: CompanionVoice
  /** The instructions, as a system message, and the conversation so far. */
  messages: readonly ChatMessage[]
}

/** One connection. The code that uses this port decides when a turn ends and when the model responds. */
export type RealtimeConversation = {
  /** Why the connection ended; null while it is usable, and after an abort. */
  readonly failure: RealtimeModelUnavailable | null
  /** Begins a segment of the caller's speech, which is added to the conversation when it is finished. */
  listen(signal: AbortSignal): SegmentRecognition
  /**
   * Inserts a typed message, or a sentence that another voice spoke, into the conversation, ahead of speech that is
   * not answered yet.
   */
  addMessage(message: ChatMessage): void
  /**
   * Asks the model to answer the speech and messages so far. An earlier response must have ended or been
   * aborted.
   */
  respond(instructions: string, signal: AbortSignal): RealtimeResponse
}

/** The recognition of a segment that is part of the model's conversation. */
export type SegmentRecognition = Recognition & {
  /** Removes the segment from the conversation: another dialogue has answered it, or it needs no answer. */
  remove(): void
}

export type RealtimePart =
  /** PCM16 mono at 24 kHz, of any length. */
  | { kind: 'audio'; pcm: Int16Array }
  /** Transcript of the audio, in pieces of any length, at about the time of their audio. */
  | { kind: 'text'; text: string }

export type RealtimeResponse = {
  /**
   * Parts as they arrive; can be read once. Ends early, without an error, when the signal aborts, and
   * the service is told to cancel within 20 ms. Throws RealtimeModelUnavailable when the model cannot answer.
   */
  readonly parts: AsyncIterable<RealtimePart>
  /**
   * Called when the response's first audio is sent. A response that is aborted before that is removed from the
   * conversation.
   */
  accept(): void
  /** Removes from the model's conversation the part of the response after heardMs, which was not heard. */
  truncate(heardMs: number): void
}

/** The model cannot answer. The message is for the log and contains no words of the conversation. */
export class RealtimeModelUnavailable extends LanguageModelUnavailable {}
