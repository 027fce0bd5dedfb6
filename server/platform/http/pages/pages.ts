import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type PageContext, pageContext } from '../../../../contract/page-context'
import { sendProblem } from '../create-http-server'
import { compressResponse } from '../responses/compress-response'
import { contentSecurityPolicy, createNonce } from './content-security-policy'
import { isMachinePath } from './machine-paths'

type Options = {
  /** The directory of the built client; none in development. */
  clientDirectory: string | undefined
  isProduction: boolean
  publicOrigin: string
  analyticsId: string | undefined
  createApi(request: FastifyRequest): PageContext['api']
  isDemonstration(request: FastifyRequest): boolean
  hasGoogle(request: FastifyRequest): boolean
  createErrorReporter(request: FastifyRequest): PageContext['reportError']
}

/**
 * Renders the pages: every GET that is neither a file nor the API. Pages change nothing; mutations
 * go through /api.
 */
export async function pages(app: FastifyInstance, options: Options) {
  const {
    clientDirectory,
    isProduction,
    publicOrigin,
    analyticsId,
    createApi,
    isDemonstration,
    hasGoogle,
    createErrorReporter,
  } = options
  const render = createRequestHandler(
    async () => (await import('virtual:react-router/server-build')) as ServerBuild,
    isProduction ? 'production' : 'development',
  )

  app.get('/*', async (request, reply) => {
    const address = new URL(request.raw.url ?? '/', publicOrigin)
    if (isMachinePath(address.pathname)) return sendProblem(reply, 'NOT_FOUND')
    // In development a nonce would only cause hydration warnings about Vite's own tags.
    const nonce = isProduction ? createNonce() : undefined
    const disconnected = new AbortController()
    reply.raw.once('close', () => disconnected.abort())

    const context = new RouterContextProvider()
    context.set(pageContext, {
      nonce,
      publicOrigin,
      analyticsId,
      readStyleSheet: (address) => readStyles(clientDirectory, address),
      api: createApi(request),
      isDemonstration: isDemonstration(request),
      hasGoogle: hasGoogle(request),
      reportError: createErrorReporter(request),
    })
    const page = new Request(address, {
      headers: readHeaders(request),
      signal: disconnected.signal,
    })
    const response = await render(page, context)

    const policy = contentSecurityPolicy(nonce ? { nonce } : 'development', {
      hasAnalytics: analyticsId !== undefined,
    })
    reply.header('content-security-policy', policy)
    reply.header('cache-control', 'private, no-store').header('vary', 'accept-encoding')
    reply.status(response.status).headers(Object.fromEntries(response.headers))
    const content = Buffer.from(await response.arrayBuffer())
    const { body, encoding } = await compressResponse(content, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(body.length > 0 ? body : undefined)
  })
}

const builtStylesheet = /^\/assets\/[\w-]+\.css$/

function readStyles(directory: string | undefined, address: string) {
  if (!directory || !builtStylesheet.test(address)) return
  return readFileSync(path.join(directory, address), 'utf8')
}

function readHeaders({ headers }: FastifyRequest) {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value ?? []].flat()) result.append(name, item)
  }
  return result
}
