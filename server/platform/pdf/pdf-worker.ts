import { parentPort } from 'node:worker_threads'
import type { PdfDocument } from './pdf-document'
import { renderPdf } from './render-pdf'

export type RenderRequest = { id: number; document: PdfDocument }
export type RenderResult = { id: number } & ({ content: Uint8Array } | { error: string })

/** Renders a document on the worker thread; returns an error as its message. */
async function renderDocument({ id, document }: RenderRequest): Promise<RenderResult> {
  try {
    return { id, content: await renderPdf(document) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

// Renders one document after the other.
let lastRendering = Promise.resolve()
parentPort?.on('message', (request: RenderRequest) => {
  lastRendering = lastRendering.then(async () =>
    parentPort?.postMessage(await renderDocument(request)),
  )
})
