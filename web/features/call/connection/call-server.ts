import type { StartedCall } from '../../../../contract/conversations/calls'
import { isErrorCode } from '../../../../contract/error-properties'
import type { EndReason } from '../../../../domain/call-end'
import type { TimeBudget } from '../../../../domain/conversations/time-budget'
import { isPublicMessageCode, type PublicMessageCode } from '../../../../domain/public-messages'
import type { Receipt } from '../../../../domain/receipt'

export type DialOptions = {
  /** Call-memory consent, when the user has just answered the first-call dialog. */
  memoryConsent?: boolean
  /** Hosts that may receive what the caller says. */
  sharedWith?: string[]
  /** After how many minutes the companion says goodbye. */
  timeBudgetMinutes?: TimeBudget
  /** Whether it is a test call. */
  isTest?: true
  /** Whether to end the account's live call in another window first. */
  takeOver?: boolean
}

/** The API requests of a call: a part of the typed client in web/api. */
export type CallServer = {
  start(input: { assistantId: string } & DialOptions): Promise<StartedCall>
  get(input: {
    id: string
  }): Promise<
    | { state: 'live' }
    | { state: 'released' }
    | { state: 'settled'; reason: EndReason; receipt: Receipt }
  >
  /** Releases a call that was reserved but never connected. */
  release(input: { id: string }): Promise<unknown>
}

/** Maps an error of the start request to the code of the message that the caller sees. */
export function toStartFailureCode(error: unknown): PublicMessageCode {
  const code = readErrorCode(error)
  if (code === null) return 'SERVICE_UNREACHABLE'
  switch (code) {
    case 'SERVER_FAILED':
      return 'CALL_NOT_CONNECTED'
    case 'DATABASE_FAILED':
      return 'MINUTES_NOT_CHECKED'
    case 'AGENT_NOT_FOUND':
      return 'AGENT_NOT_CALLABLE'
    default:
      return isPublicMessageCode(code) ? code : 'CALL_NOT_CONNECTED'
  }
}

/** Returns the error code of the response; SERVER_FAILED if it has none of ours; null without any response. */
function readErrorCode(error: unknown) {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' && isErrorCode(error.code) ? error.code : 'SERVER_FAILED'
}
