import { parentPort } from 'node:worker_threads'
import type { PdfDocument } from './pdf-document'
import { renderPdf } from './render-pdf'

export type RenderRequest = { id: number; document: PdfDocument }
export type RenderResult = { id: number } & ({ content: Uint8Array } | { error: string })

/** Runs on the worker thread, which renders one document after the other. */
async function renderDocument({ id, document }: RenderRequest): Promise<RenderResult> {
  try {
    return { id, content: await renderPdf(document) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

let lastRendering = Promise.resolve()
parentPort?.on('message', (request: RenderRequest) => {
  lastRendering = lastRendering.then(async () =>
    parentPort?.postMessage(await renderDocument(request)),
  )
})
