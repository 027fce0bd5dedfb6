import type { StartedCall } from '../../../contract/conversations/calls'
import { isErrorCode } from '../../../contract/error-codes'
import type { EndReason } from '../../../domain/call-end'
import { type MessageCode, messages } from '../../../domain/messages'
import type { Receipt } from '../../../domain/receipt'

export type DialOptions = {
  /** The answer of « Avant votre premier appel », when it was just given. */
  memoryConsent?: boolean
  /** Ends the call that the account has elsewhere. */
  takeOver?: boolean
}

/** The requests of a call; the typed client of web/api.ts fits. */
export type CallServer = {
  start(input: { assistantId: string } & DialOptions): Promise<StartedCall>
  get(input: {
    id: string
  }): Promise<
    | { state: 'live' }
    | { state: 'released' }
    | { state: 'settled'; reason: EndReason; receipt: Receipt }
  >
  /** Lets a line go that was reserved and never answered. */
  release(input: { id: string }): Promise<unknown>
}

/** What a refused start means in the call's own words (first document, section 8, « Call panel »). */
export function startFailureOf(error: unknown): MessageCode {
  const code = codeOf(error)
  if (code === null) return 'SERVICE_UNREACHABLE'
  switch (code) {
    case 'SERVER_FAILED':
      return 'CALL_NOT_CONNECTED'
    case 'DATABASE_FAILED':
      return 'MINUTES_NOT_CHECKED'
    case 'AGENT_NOT_FOUND':
      return 'AGENT_NOT_CALLABLE'
    default:
      return code in messages ? code : 'CALL_NOT_CONNECTED'
  }
}

/** null: the server did not answer at all. */
function codeOf(error: unknown) {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' && isErrorCode(error.code) ? error.code : 'SERVER_FAILED'
}
