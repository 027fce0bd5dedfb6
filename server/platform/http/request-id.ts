import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../../config'

/** The ids that proxies write, without characters that could forge a line of the log. */
const proxyIdPattern = /^[\w.:=+/-]{8,128}$/

/**
 * Creates the function that names a request in the log and in its response (`x-request-id`). An id
 * that the client sent is used only behind a proxy, which is configured by TRUST_PROXY.
 */
export const createRequestIds =
  ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const clientId = headers['x-request-id']
    const isUsable =
      trustProxy !== false && typeof clientId === 'string' && proxyIdPattern.test(clientId)
    return isUsable ? clientId : randomUUID()
  }
