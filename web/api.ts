import { messages } from '../domain/messages'
import type { Api } from './api-client'

let loading: Promise<Api> | undefined

/**
 * The browser's typed client: the same contract, spoken as plain HTTP under /api. Loaded on first
 * use, because public pages do without its 28 KB (06, « Speed »); a failed load is tried again.
 */
export function loadApi(): Promise<Api> {
  loading ??= import('./api-client').then(
    ({ createApiClient }) => createApiClient(window.location.origin),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** What to show of a failed request; the words come with the failure, or say that nothing was reached. */
export const wordFailure = (error: unknown): Promise<string> =>
  import('./decode-problem').then(
    ({ failureMessage }) => failureMessage(error),
    () => messages.SERVICE_UNREACHABLE,
  )
