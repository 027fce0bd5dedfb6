import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { dataTagHeader, pageContext } from '../contract/page-context'
import { deferAssets, findFontFiles } from './document/defer-assets'
import fallbackFonts from './styles/fallback-fonts.css?inline'
import fonts from './styles/fonts.css?inline'

const fontFiles = findFontFiles(fonts)

/** React Router gives up on loader data that is still pending after this time, in milliseconds. */
export const streamTimeout = 5_000

/**
 * Renders the whole page before answering, because it is small, has no streamed parts and compresses better
 * as a whole. Answers 304 when the server's page cache already holds a rendering of the same data.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, readStyleSheet, allowInlineCode, reportError, knownDataTag } =
    context.get(pageContext)
  const dataTag = createDataTag(entry)
  headers.set(dataTagHeader, dataTag)
  if (dataTag === knownDataTag) return Promise.resolve(new Response(null, { status: 304, headers }))
  const nonceOption = nonce ? { nonce } : {}

  async function finishPage(renderedHtml: string) {
    if (!nonce) return renderedHtml
    const options = { nonce, fonts, fontFiles, fallbackFonts, readStyleSheet }
    const { html, inlineCode } = await deferAssets(renderedHtml, options)
    allowInlineCode(inlineCode)
    return html
  }

  return new Promise<Response>((resolve, reject) => {
    let isShellReady = false
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} {...nonceOption} />,
      {
        ...nonceOption,
        onShellReady() {
          isShellReady = true
        },
        onAllReady() {
          headers.set('content-type', 'text/html; charset=utf-8')
          text(pipe(new PassThrough()))
            .then(finishPage)
            .then((page) => resolve(new Response(page, { status, headers })), reject)
        },
        onShellError: reject,
        onError(error) {
          // An earlier error also rejects through `onShellError`, and `handleError` reports it.
          if (isShellReady) reportError(error)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}

/** Hash of the loader data and errors that the page is rendered from. */
const createDataTag = ({ staticHandlerContext: { loaderData, errors } }: EntryContext) =>
  createHash('sha256')
    .update(JSON.stringify([loaderData, errors]))
    .digest('base64url')

type FailedRequest = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Reports server errors. Ignores aborted requests and responses below 500, such as 404 for an
 * unknown page.
 */
export function handleError(error: unknown, { request, context }: FailedRequest) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(pageContext).reportError(error)
}
