import { isErrorCode } from '../../../../contract/error-properties'
import { isPublicMessageCode } from '../../../../domain/public-messages'
import type { CallFailureCode } from '../ended/room-messages'

/** The failure codes for Daily's fatal errors. */
const roomFailures: Readonly<Record<string, CallFailureCode>> = {
  ejected: 'ROOM_EJECTED',
  'exp-room': 'ROOM_EXPIRED',
  'exp-token': 'ROOM_EXPIRED',
  'nbf-room': 'ROOM_NOT_OPEN',
  'nbf-token': 'ROOM_NOT_OPEN',
  'no-room': 'ROOM_GONE',
  'end-of-life': 'ROOM_GONE',
  'meeting-full': 'ROOM_FULL',
  'not-allowed': 'ROOM_FORBIDDEN',
  connection: 'CALL_NOT_CONNECTED',
  'connection-error': 'CALL_NOT_CONNECTED',
}

/**
 * Returns the failure code for an `error` event of the service's client; null for an error that does not
 * end the call, such as a failure of the noise suppression.
 */
export function readClientFailure(event: unknown): CallFailureCode | null {
  const cause = readProperty(event, 'error')
  switch (readProperty(event, 'type')) {
    case 'daily-error':
    case 'daily-call-join-error':
      return readRoomFailure(cause)
    case 'start-method-error':
      return readApiFailure(cause) ?? readRoomFailure(cause)
    case 'daily-call-object-creation-error':
    // A room without audio ends the call, because the caller would pay for a silent call.
    case 'audio-start-failed':
      return 'VOICE_NOT_INITIALISED'
    default:
      return null
  }
}

function readRoomFailure(cause: unknown): CallFailureCode {
  const details = readProperty(cause, 'error')
  // The script of the room did not load.
  if (readProperty(readProperty(details, 'details'), 'on') === 'load')
    return 'VOICE_NOT_INITIALISED'
  if (String(readProperty(cause, 'message')).includes('call object bundle'))
    return 'VOICE_NOT_INITIALISED'
  return roomFailures[String(readProperty(details, 'type'))] ?? 'CALL_NOT_CONNECTED'
}

/** Returns the failure code for an error of our API, which the client forwards; null for other errors. */
function readApiFailure(cause: unknown): CallFailureCode | null {
  const code = readProperty(readProperty(cause, 'error'), 'code')
  if (typeof code !== 'string' || !isErrorCode(code)) return null
  return code !== 'SERVER_FAILED' && isPublicMessageCode(code) ? code : 'CALL_NOT_CONNECTED'
}

const readProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
