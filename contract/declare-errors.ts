import { messages } from '../domain/messages'
import { type ErrorCode, errorCodes } from './error-properties'

/** Builds the oRPC error map of a procedure: status and French message by code. */
export function declareErrors<const Codes extends readonly ErrorCode[]>(...codes: Codes) {
  const entries = codes.map((code) => [
    code,
    { status: errorCodes[code].status, message: messages[code] },
  ])
  return Object.fromEntries(entries) as Record<Codes[number], { status: number; message: string }>
}
