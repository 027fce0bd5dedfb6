import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext } from '../contract/page-context'
import { paintFirst } from './paint-first'
import fonts from './styles/fonts.css?inline'
import standInFonts from './styles/stand-in-fonts.css?inline'

export const streamTimeout = 5_000

/** The whole page at once: it is small, nothing in it comes later, and it is packed as one. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, readStyles, reportError } = context.get(pageContext)
  const named = nonce ? { nonce } : {}

  return new Promise<Response>((resolve, reject) => {
    let isShellReady = false
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} {...named} />,
      {
        ...named,
        onShellReady() {
          isShellReady = true
        },
        onAllReady() {
          headers.set('content-type', 'text/html; charset=utf-8')
          text(pipe(new PassThrough())).then((html) => {
            const page = nonce
              ? paintFirst(html, { nonce, fonts, standInFonts, readStyles })
              : html.replace('</head>', `<style>${fonts}</style></head>`)
            resolve(new Response(page, { status, headers }))
          }, reject)
        },
        onShellError: reject,
        onError(error) {
          if (isShellReady) reportError(error)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}

type Failure = { request: Request; context: Readonly<RouterContextProvider> }

/** A page that does not exist, or a visitor who left, is no error of ours. */
export function handleError(error: unknown, { request, context }: Failure) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(pageContext).reportError(error)
}
