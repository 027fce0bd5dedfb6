import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../../config'

/**
 * Matches the ids that proxies write. Excludes characters with which an id could forge a log line.
 */
const proxyIdPattern = /^[\w.:=+/-]{8,128}$/

/**
 * Creates a function that returns the id of a request for the log and the response
 * (`x-request-id`). An id in the request is used only if TRUST_PROXY is set, because the proxy then
 * wrote it.
 */
export const createRequestIdGenerator =
  ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const receivedId = headers['x-request-id']
    const isUsable =
      trustProxy !== false && typeof receivedId === 'string' && proxyIdPattern.test(receivedId)
    return isUsable ? receivedId : randomUUID()
  }
