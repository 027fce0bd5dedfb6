import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { PdfDocument } from './pdf-document'
import type { PrintAnswer, PrintRequest } from './pdf-worker'

/** Draws a document; rejects when it cannot be drawn, and the next one is drawn all the same. */
export type Print = (document: PdfDocument) => Promise<Buffer>

/** Built beside the process that starts it; where nothing is built (development, tests) it is not. */
const workerFile = new URL('./pdf-worker.mjs', import.meta.url)

/**
 * Draws documents on a thread of their own, one after the other: each takes some 30 ms, which the
 * thread that carries the calls does not have (docs/decisions/019). The thread starts with the first
 * document and never keeps the process alive. Where nothing is built, they are drawn in place.
 */
export function createPrinter(): Print {
  if (existsSync(workerFile)) return printOnThread(() => new Worker(workerFile))
  return async (document) => (await import('./render-pdf')).renderPdf(document)
}

type Printing = { resolve(content: Buffer): void; reject(error: Error): void }

/** The same on any thread that answers as pdf-worker does; one that is gone is started again. */
export function printOnThread(start: () => Pick<Worker, 'on' | 'postMessage' | 'unref'>): Print {
  const printings = new Map<number, Printing>()
  let thread: ReturnType<typeof start> | undefined
  let lastId = 0

  function open() {
    const opened = start()
    opened.on('message', (answer: PrintAnswer) => {
      const printing = printings.get(answer.id)
      printings.delete(answer.id)
      if ('error' in answer) printing?.reject(new Error(answer.error))
      else printing?.resolve(Buffer.from(answer.content))
    })
    const fail = (error: Error) => {
      if (thread !== opened) return
      thread = undefined
      for (const { reject } of printings.values()) reject(error)
      printings.clear()
    }
    opened.on('error', fail)
    opened.on('exit', () => fail(new Error('The thread that draws documents has ended')))
    // After the listeners: to listen keeps the process alive again.
    opened.unref()
    return opened
  }

  return (document) =>
    new Promise((resolve, reject) => {
      thread ??= open()
      lastId += 1
      printings.set(lastId, { resolve, reject })
      thread.postMessage({ id: lastId, document } satisfies PrintRequest)
    })
}
