import { publicMessages } from '../../domain/public-messages'
import type { Api } from './api-client'

let loadingClient: Promise<Api> | undefined

/**
 * Loads the typed API client on first use, because public pages do not need it to start. A failed load
 * is retried on the next call.
 */
export function loadApi(): Promise<Api> {
  loadingClient ??= import('./api-client').then(
    ({ createApiClient }) => createApiClient(window.location.origin),
    (error: unknown) => {
      loadingClient = undefined
      throw error
    },
  )
  return loadingClient
}

/** Loads `findFailureMessage`, which public pages do not need to start, and returns the French message of a failure. */
export const describeFailure = (error: unknown): Promise<string> =>
  import('./decode-problem').then(
    (decoder) => decoder.findFailureMessage(error),
    () => publicMessages.SERVICE_UNREACHABLE,
  )
