import type { EndReason } from '../../domain/call-end'

/** A call that the service has created; the caller's browser joins its room. */
export type CreatedHostedCall = {
  /** The service's id of the call. */
  id: string
  /** URL for requests that control the call; null when the service provides none. */
  controlUrl: string | null
  /** What the service's own client in the browser needs, without secrets of the operator. */
  forClient: Record<string, unknown>
}

export type HostedCallRequest = {
  assistantId: string
  /** The service ends the call after this time. */
  maxDurationSeconds: number
  /** Values of the variables in the assistant's prompts, by name. */
  variables: Record<string, string>
  /**
   * When false, the service must keep no recording, transcript or summary of the call. It still sends live transcripts to
   * the page, which needs them to detect a danger.
   */
  hasMemoryConsent: boolean
}

/** A turn of the conversation, as in the record of our own calls. */
export type HostedTurn = {
  speaker: 'caller' | 'companion'
  text: string
  heardMs: number
  atMs: number
}

/** The service's report about a call. */
export type HostedCallReport = {
  /** When the conversation began; null when it has not begun. */
  startedAt: Date | null
  /** null while the call is not over. */
  end: { at: Date; reason: EndReason } | null
  summary: string | null
  /** 0–100; null when the service provides no score. */
  successScore: number | null
  turns: readonly HostedTurn[]
}

/** A service that runs whole calls: it recognises, answers and speaks. */
export type HostedVoice = {
  /** Host name of the third party that receives what the caller says. */
  recipient: string
  /** Throws HostedVoiceUnavailable. */
  createCall(request: HostedCallRequest): Promise<CreatedHostedCall>
  /** Returns null when the service does not know the call. Throws HostedVoiceUnavailable. */
  findCall(id: string): Promise<HostedCallReport | null>
  /** Ends a call; does nothing when the call is over. Throws HostedVoiceUnavailable. */
  endCall(controlUrl: string): Promise<void>
  /**
   * Tells the assistant that the caller may be in danger, and makes it say these sentences at once.
   * shouldEndCall: the service hangs up after them. Throws HostedVoiceUnavailable.
   */
  offerHelp(
    controlUrl: string,
    help: { sentences: readonly string[]; shouldEndCall: boolean },
  ): Promise<void>
  /** Whether a webhook request with this secret comes from the service; compares in constant time. */
  isFromService(secret: string | undefined): boolean
  /** Parses an end-of-call report; returns null for any other message. */
  readReport(body: unknown): { id: string; report: HostedCallReport } | null
}

/** A request to the service failed, or could not be made. The message contains nothing that was said in a call. */
export class HostedVoiceUnavailable extends Error {}
