import type { EndReason } from '../../domain/call-end'

/** A call that the service has created; the caller's browser joins its room. */
export type CreatedHostedCall = {
  /** The service's id. */
  id: string
  /** Where the service is told to end the call; null when it names no such address. */
  controlUrl: string | null
  /** What the service's own client in the browser needs, without secrets of the operator. */
  forClient: Record<string, unknown>
}

export type HostedCallRequest = {
  assistantId: string
  /** The service ends the call after this time. */
  maxDurationSeconds: number
  /** Values that the assistant's texts may refer to, by name. */
  variables: Record<string, string>
  /** Without it nothing of the call may be recorded, transcribed or summarised. */
  hasMemoryConsent: boolean
}

/** A turn of the conversation, as in the record of our own calls. */
export type HostedTurn = {
  speaker: 'caller' | 'companion'
  text: string
  heardMs: number
  atMs: number
}

/** What the service knows about a call. */
export type HostedCallReport = {
  /** When the conversation began; null: it never did, or not yet. */
  startedAt: Date | null
  /** null while the call may go on. */
  end: { at: Date; reason: EndReason } | null
  summary: string | null
  /** 0–100; null when the service gives no score. */
  successScore: number | null
  turns: readonly HostedTurn[]
}

/** A service that holds whole calls: it hears, answers and speaks. */
export type HostedVoice = {
  /** The host that receives what the caller says. */
  recipient: string
  createCall(request: HostedCallRequest): Promise<CreatedHostedCall>
  /** Returns null for a call that the service does not know. */
  findCall(id: string): Promise<HostedCallReport | null>
  /** Ends a call. Does nothing to one that is over. */
  endCall(controlUrl: string): Promise<void>
  /** Whether a webhook request comes from the service; compares in constant time. */
  isFromService(secret: string | undefined): boolean
  /** Reads the report of a call's end; null for every other message. */
  readReport(body: unknown): { id: string; report: HostedCallReport } | null
}

/** The service did not do what it was asked. The message holds no content of a call. */
export class HostedVoiceUnavailable extends Error {}
