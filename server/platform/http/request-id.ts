import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../../config'

/** The ids that proxies write, without characters that could forge a line of the log. */
const proxyIdPattern = /^[\w.:=+/-]{8,128}$/

/**
 * Creates the function that gives a request its id in the log and in the response (`x-request-id`).
 * An id in the request is used only if TRUST_PROXY is set, because the proxy then wrote it.
 */
export const createRequestIds =
  ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const receivedId = headers['x-request-id']
    const isUsable =
      trustProxy !== false && typeof receivedId === 'string' && proxyIdPattern.test(receivedId)
    return isUsable ? receivedId : randomUUID()
  }
