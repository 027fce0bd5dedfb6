import { parentPort } from 'node:worker_threads'
import type { PdfDocument } from './pdf-document'
import { renderPdf } from './render-pdf'

export type RenderRequest = { id: number; document: PdfDocument }
export type RenderResult = { id: number } & ({ content: Uint8Array } | { error: string })

/** Runs on the worker thread, which renders one document after the other. */
async function render({ id, document }: RenderRequest): Promise<RenderResult> {
  try {
    return { id, content: await renderPdf(document) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

let last = Promise.resolve()
parentPort?.on('message', (request: RenderRequest) => {
  last = last.then(async () => parentPort?.postMessage(await render(request)))
})
