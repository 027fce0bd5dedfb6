import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { PdfDocument } from './pdf-document'
import type { RenderRequest, RenderResult } from './pdf-worker'

/** Renders a document as PDF. Rejects when that fails; later documents are not affected. */
export type PdfRenderer = (document: PdfDocument) => Promise<Buffer>

/** Exists only in the production build, beside the server's bundle. */
const workerFile = new URL('./pdf-worker.mjs', import.meta.url)

/**
 * Renders documents on a worker thread, one after the other: each takes about 30 ms, which would
 * interrupt the audio of calls on the main thread (docs/decisions/019). The thread is started on
 * first use and never keeps the process alive. Without a build, documents are rendered on the
 * main thread.
 */
export function createPdfRenderer(): PdfRenderer {
  if (existsSync(workerFile)) return createThreadRenderer(() => new Worker(workerFile))
  return async (document) => (await import('./render-pdf')).renderPdf(document)
}

type PendingDocument = { resolve(content: Buffer): void; reject(error: Error): void }

/**
 * Creates a renderer that uses a thread with the same messages as pdf-worker.ts. After a thread has
 * failed or exited, the next document starts a new one.
 */
export function createThreadRenderer(
  start: () => Pick<Worker, 'on' | 'postMessage' | 'unref'>,
): PdfRenderer {
  const pendingById = new Map<number, PendingDocument>()
  let thread: ReturnType<typeof start> | undefined
  let lastId = 0

  function startThread() {
    const newThread = start()
    newThread.on('message', (answer: RenderResult) => {
      const pending = pendingById.get(answer.id)
      pendingById.delete(answer.id)
      if ('error' in answer) pending?.reject(new Error(answer.error))
      else pending?.resolve(Buffer.from(answer.content))
    })
    const fail = (error: Error) => {
      if (thread !== newThread) return
      thread = undefined
      for (const { reject } of pendingById.values()) reject(error)
      pendingById.clear()
    }
    newThread.on('error', fail)
    newThread.on('exit', () => fail(new Error('The PDF worker thread has exited')))
    // Called after adding the listeners, because each of them keeps the process alive.
    newThread.unref()
    return newThread
  }

  return (document) =>
    new Promise((resolve, reject) => {
      thread ??= startThread()
      lastId += 1
      pendingById.set(lastId, { resolve, reject })
      thread.postMessage({ id: lastId, document } satisfies RenderRequest)
    })
}
