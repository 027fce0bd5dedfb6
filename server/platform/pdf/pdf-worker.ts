import { parentPort } from 'node:worker_threads'
import type { PdfDocument } from './pdf-document'
import { renderPdf } from './render-pdf'

export type PrintRequest = { id: number; document: PdfDocument }
export type PrintAnswer = { id: number } & ({ content: Uint8Array } | { error: string })

/** What a thread of its own does: it draws one document after the other. */
async function answer({ id, document }: PrintRequest): Promise<PrintAnswer> {
  try {
    return { id, content: await renderPdf(document) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

let last = Promise.resolve()
parentPort?.on('message', (request: PrintRequest) => {
  last = last.then(async () => parentPort?.postMessage(await answer(request)))
})
