import { parentPort, workerData } from 'node:worker_threads'
import { createORPCClient, createORPCErrorFromJson, ORPCError } from '@orpc/client'
import type { PageContext } from '../../../../../contract/page-context'
import type { ApiAnswer, FromThread, ToThread } from './page-messages'
import { createRenderPage, loadPages } from './render-page'

// Runs on the rendering thread: renders pages and asks the main thread for their data.

const { clientDirectory } = workerData as { clientDirectory: string | undefined }
// The worker exists only in the production build.
const isProduction = true
const renderPage = createRenderPage(clientDirectory, isProduction)
const pendingRequests = new Map<number, (answer: ApiAnswer) => void>()
let lastRequestId = 0

const postToMainThread = (message: FromThread) => parentPort?.postMessage(message)

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'api-answer') {
    pendingRequests.get(message.requestId)?.(message.answer)
    pendingRequests.delete(message.requestId)
  } else void renderRequestedPage(message)
})
// A failure ends the thread; the main thread then rejects the pages that wait for it.
void loadPages().then(() => postToMainThread({ kind: 'ready' }))

async function renderRequestedPage({ id, pageRequest }: Extract<ToThread, { kind: 'render' }>) {
  const { api, hasApiFailed } = createApiClient(id)
  const reportError = (error: unknown) =>
    postToMainThread({ kind: 'report', id, error: toError(error) })
  try {
    postToMainThread({
      kind: 'rendered',
      id,
      page: await renderPage(pageRequest, { api, reportError, hasApiFailed }),
    })
  } catch (error) {
    postToMainThread({ kind: 'failed', id, error: toError(error) })
  }
}

/**
 * Creates an API client for one page, on behalf of the user who requests it. `hasApiFailed`: whether a
 * request has failed with a server error.
 */
function createApiClient(id: number) {
  let hasFailed = false
  const call = (path: readonly string[], input: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      lastRequestId += 1
      pendingRequests.set(lastRequestId, (answer) => {
        if ('value' in answer) return resolve(answer.value)
        const error = 'problem' in answer ? createORPCErrorFromJson(answer.problem) : answer.error
        hasFailed ||= !(error instanceof ORPCError) || error.status >= 500
        reject(error)
      })
      postToMainThread({ kind: 'api-request', id, requestId: lastRequestId, path, input })
    })
  return {
    api: createORPCClient<PageContext['api']>({ call }),
    hasApiFailed: () => hasFailed,
  }
}

/** Returns an error that can be sent to another thread. */
function toError(error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return Object.assign(new Error(message), { stack })
}
