import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext } from '../contract/page-context'

export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, reportError } = context.get(pageContext)
  const isComplete = entry.isSpaMode || isbot(request.headers.get('user-agent') ?? '')

  return new Promise<Response>((resolve, reject) => {
    let isShellSent = false
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />,
      {
        ...(nonce ? { nonce } : {}),
        [isComplete ? 'onAllReady' : 'onShellReady']() {
          isShellSent = true
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          if (isShellSent) reportError(error)
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
