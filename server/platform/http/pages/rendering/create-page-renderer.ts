import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { ORPCError } from '@orpc/server'
import { findRootCause } from '../../../application-error'
import type { ApiAnswer, FromThread, PageRequest, RenderedPage, ToThread } from './page-messages'
import type { RenderDeps } from './render-page'

/** The rendering thread exited before the page was finished; a later attempt may succeed. */
export class RenderInterruptedError extends Error {}

/**
 * Renders a page. Rejects when that fails; other pages are not affected. When the rendering thread
 * exits, all unfinished pages are rejected with RenderInterruptedError.
 */
export type PageRenderer = (pageRequest: PageRequest, deps: RenderDeps) => Promise<RenderedPage>

/** Exists only in the production build, beside the server's bundle. */
const workerFile = new URL('./page-worker.mjs', import.meta.url)

/**
 * The thread is terminated when a page takes longer. Rendering a page usually takes 40 ms, and
 * reading its data takes less. The time starts when the thread is ready: on a busy machine a thread
 * needs seconds to load its code, and a thread that replaced it would be just as slow.
 */
const maxRenderMs = 10_000

/** A thread that is not ready after this time is terminated. */
const maxStartMs = 60_000

type Options = { clientDirectory: string | undefined; isProduction: boolean }

/**
 * Creates the renderer of pages. A separate thread renders all pages: a page takes 40 ms, and the
 * main thread needs to serve each call every 20 ms (docs/decisions/032). The thread is started on
 * first use and never keeps the process alive.
 * Without a build, pages are rendered on the main thread.
 */
export function createPageRenderer({ clientDirectory, isProduction }: Options): PageRenderer {
  if (isProduction && existsSync(workerFile))
    return createThreadRenderer(() => new Worker(workerFile, { workerData: { clientDirectory } }))
  const renderPage = import('./render-page').then(({ createRenderPage }) =>
    createRenderPage(clientDirectory, isProduction),
  )
  return async (pageRequest, deps) => (await renderPage)(pageRequest, deps)
}

type Thread = Pick<Worker, 'on' | 'postMessage' | 'unref' | 'terminate'>

type PendingPage = {
  deps: RenderDeps
  timer: NodeJS.Timeout
  resolve(page: RenderedPage): void
  reject(error: Error): void
}

/**
 * Creates a renderer on a thread that exchanges the messages of page-messages.ts. It starts a new
 * thread for the first page after the old one has exited.
 */
export function createThreadRenderer(
  start: () => Thread,
  limits = { maxRenderMs, maxStartMs },
): PageRenderer {
  const pendingById = new Map<number, PendingPage>()
  let thread: Thread | undefined
  let isReady = false
  let lastId = 0

  function startThread() {
    const newThread = start()
    isReady = false
    newThread.on('message', (message: FromThread) => {
      if (message.kind === 'ready') return markReady(newThread)
      const pending = pendingById.get(message.id)
      if (!pending) return
      if (message.kind === 'report') return pending.deps.reportError(message.error)
      if (message.kind === 'api-request')
        return void callApi(pending.deps, message).then((answer) =>
          post(newThread, { kind: 'api-answer', requestId: message.requestId, answer }),
        )
      removePending(message.id)
      if (message.kind === 'rendered') pending.resolve(message.page)
      else pending.reject(message.error)
    })
    const interrupt = (cause?: Error) => {
      if (thread !== newThread) return
      thread = undefined
      const error = new RenderInterruptedError('The rendering thread has exited', { cause })
      for (const [id, { reject }] of pendingById) {
        removePending(id)
        reject(error)
      }
    }
    newThread.on('error', interrupt)
    newThread.on('exit', () => interrupt())
    // Called after adding the listeners, because each of them keeps the process alive.
    newThread.unref()
    return newThread
  }

  /** Gives the pages that waited for the thread to start as much time as later pages. */
  function markReady(readyThread: Thread) {
    isReady = true
    for (const pending of pendingById.values()) {
      clearTimeout(pending.timer)
      pending.timer = terminateAfter(readyThread, limits.maxRenderMs)
    }
  }

  function removePending(id: number) {
    clearTimeout(pendingById.get(id)?.timer)
    pendingById.delete(id)
  }

  return (pageRequest, deps) =>
    new Promise((resolve, reject) => {
      thread ??= startThread()
      const usedThread = thread
      lastId += 1
      const timer = terminateAfter(usedThread, isReady ? limits.maxRenderMs : limits.maxStartMs)
      pendingById.set(lastId, { deps, timer, resolve, reject })
      post(usedThread, { kind: 'render', id: lastId, pageRequest })
    })
}

const terminateAfter = (thread: Thread, ms: number) =>
  setTimeout(() => void thread.terminate(), ms).unref()

const post = (thread: Thread, message: ToThread) => thread.postMessage(message)

/** Calls a procedure of the API; returns its result or error in a form that can be sent. */
async function callApi(
  { api }: RenderDeps,
  { path, input }: Extract<FromThread, { kind: 'api-request' }>,
): Promise<ApiAnswer> {
  try {
    return { value: await findProcedure(api, path)(input) }
  } catch (error) {
    if (error instanceof ORPCError) return { problem: error.toJSON() }
    const cause = findRootCause(error)
    return { error: new Error(cause instanceof Error ? cause.message : String(cause)) }
  }
}

type Procedure = (input: unknown) => Promise<unknown>

function findProcedure(api: unknown, path: readonly string[]) {
  const procedure = path.reduce<unknown>(
    (node, name) => (node as Record<string, unknown>)[name],
    api,
  )
  return procedure as Procedure
}
