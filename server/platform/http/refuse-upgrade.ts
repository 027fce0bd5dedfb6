import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  type KnownErrorCode,
  knownErrorCodes,
  readRetryAfterSeconds,
} from '../../../contract/account/known-error-codes'
import { createProblem } from './api/encode-problem'

/** Refuses a WebSocket upgrade with 404, because its path has no WebSocket. */
export function refuseUpgrade(socket: Duplex) {
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
}

/** Refuses a WebSocket upgrade with the API's problem JSON. */
export function refuseUpgradeWith(socket: Duplex, code: KnownErrorCode, details?: unknown) {
  const { status } = knownErrorCodes[code]
  const body = JSON.stringify(createProblem(code, details))
  const retryAfterSeconds = readRetryAfterSeconds(details)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      ...(retryAfterSeconds === undefined ? [] : [`retry-after: ${retryAfterSeconds}`]),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  )
}
