import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type PageContext, pageContext } from '../../../contract/page-context'
import { contentSecurityPolicy, createNonce } from './content-security-policy'
import { packAnswer } from './pack-answer'

type Options = {
  /** Where the built client is. */
  clientDirectory: string | undefined
  isProduction: boolean
  publicOrigin: string
  analyticsId: string | undefined
  createApi(request: FastifyRequest): PageContext['api']
  isDemonstration(request: FastifyRequest): boolean
  hasGoogle(request: FastifyRequest): boolean
  reportErrorOf(request: FastifyRequest): PageContext['reportError']
}

/** Everything that is no file and no API is a page. Pages are only read: changes go through /api. */
export async function pages(app: FastifyInstance, options: Options) {
  const {
    clientDirectory,
    isProduction,
    publicOrigin,
    analyticsId,
    createApi,
    isDemonstration,
    hasGoogle,
    reportErrorOf,
  } = options
  const render = createRequestHandler(
    async () => (await import('virtual:react-router/server-build')) as ServerBuild,
    isProduction ? 'production' : 'development',
  )

  app.get('/*', async (request, reply) => {
    // A nonce in development would only cause hydration warnings about Vite's own tags.
    const nonce = isProduction ? createNonce() : undefined
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())

    const context = new RouterContextProvider()
    context.set(pageContext, {
      nonce,
      publicOrigin,
      analyticsId,
      readStyles: (address) => readStyles(clientDirectory, address),
      api: createApi(request),
      isDemonstration: isDemonstration(request),
      hasGoogle: hasGoogle(request),
      reportError: reportErrorOf(request),
    })
    const page = new Request(new URL(request.raw.url ?? '/', publicOrigin), {
      headers: readHeaders(request),
      signal: gone.signal,
    })
    const response = await render(page, context)

    const policy = contentSecurityPolicy(nonce ? { nonce } : 'development', {
      hasAnalytics: analyticsId !== undefined,
    })
    reply.header('content-security-policy', policy)
    reply.header('cache-control', 'private, no-store').header('vary', 'accept-encoding')
    reply.status(response.status).headers(Object.fromEntries(response.headers))
    const content = Buffer.from(await response.arrayBuffer())
    const { body, encoding } = await packAnswer(content, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(body.length > 0 ? body : undefined)
  })
}

const builtSheet = /^\/assets\/[\w-]+\.css$/

function readStyles(directory: string | undefined, address: string) {
  if (!directory || !builtSheet.test(address)) return
  return readFileSync(path.join(directory, address), 'utf8')
}

function readHeaders({ headers }: FastifyRequest) {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value ?? []].flat()) result.append(name, item)
  }
  return result
}
