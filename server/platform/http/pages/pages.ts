import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageContext } from '../../../../contract/page-context'
import { sendProblem } from '../create-http-server'
import { compressResponse } from '../responses/compress-response'
import { matchesEntityTag } from '../responses/entity-tag'
import { busyPage } from './busy-page'
import { callRoomPermissions, createContentSecurityPolicy } from './content-security-policy'
import { isNonPagePath } from './non-page-paths'
import { type CachedPage, createPageCache } from './page-cache'
import { selectPublicHeaders } from './public-pages'
import { createRenderSlots, TooManyRendersError } from './render-slots'
import {
  createPageRenderer,
  type PageRenderer,
  RenderInterruptedError,
} from './rendering/create-page-renderer'
import type { PageRequest, RenderedPage } from './rendering/page-messages'

type Options = {
  /** The directory of the built web app (build/client); none in development. */
  clientDirectory: string | undefined
  isProduction: boolean
  publicOrigin: string
  analyticsId: string | undefined
  createApi(request: FastifyRequest): PageContext['api']
  isDemonstration(request: FastifyRequest): boolean
  canUseGoogle(request: FastifyRequest): boolean
  /** Whether the client can read mails at /dev/mail, where they are shown instead of being sent. */
  hasMailbox(request: FastifyRequest): boolean
  callServices: PageContext['callServices']
  createErrorReporter(request: FastifyRequest): PageContext['reportError']
  /** Identifies the client for the limit on pages that are rendered at the same time; null for no limit. */
  getClientKey(request: FastifyRequest): string | null
  renderPage?: PageRenderer
}

/**
 * Serves the pages: every GET that is neither a file nor the API. Requests for pages change
 * nothing; mutations go through /api. In production, visitors get the public pages from a cache.
 */
export async function pages(app: FastifyInstance, options: Options) {
  const {
    isProduction,
    publicOrigin,
    analyticsId,
    renderPage = createPageRenderer(options),
  } = options
  const slots = createRenderSlots()
  const cache = createPageCache()

  app.get('/*', async (request, reply) => {
    const url = new URL(request.raw.url ?? '/', publicOrigin)
    if (isNonPagePath(url.pathname)) return sendProblem(reply, 'NOT_FOUND')
    const publicHeaders = isProduction ? selectPublicHeaders(request, url) : undefined
    const pageRequest: PageRequest = {
      url: url.href,
      headers: publicHeaders ?? listHeaders(request),
      publicOrigin,
      analyticsId,
      isDemonstration: options.isDemonstration(request),
      hasGoogle: options.canUseGoogle(request),
      hasMailbox: options.hasMailbox(request),
      callServices: options.callServices,
    }
    const render = (knownDataTag?: string) =>
      slots.run(options.getClientKey(request), () =>
        renderPage(
          { ...pageRequest, knownDataTag },
          { api: options.createApi(request), reportError: options.createErrorReporter(request) },
        ),
      )
    try {
      if (publicHeaders) return sendCachedPage(request, reply, await cache.get(pageRequest, render))
      return await sendPrivatePage(request, reply, await render())
    } catch (error) {
      if (error instanceof TooManyRendersError) return sendBusyPage(reply)
      if (!(error instanceof RenderInterruptedError)) throw error
      options.createErrorReporter(request)(error)
      return sendBusyPage(reply)
    }
  })

  function setHeaders(reply: FastifyReply, page: RenderedPage) {
    const { status, headers, inlineCode, hasCallRoom = false } = page
    const { hosted } = options.callServices
    const policy = createContentSecurityPolicy(inlineCode, {
      hasAnalytics: analyticsId !== undefined,
      ...(hasCallRoom && hosted && { callRoom: hosted }),
    })
    // Allows the camera, which the script of the call room requests if the assistant records video.
    if (hasCallRoom) reply.header('permissions-policy', callRoomPermissions)
    reply.status(status).headers(Object.fromEntries(headers))
    return reply.header('content-security-policy', policy)
  }

  /** Sends a page that no cache may keep, such as a page of a signed-in user. */
  async function sendPrivatePage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
    setHeaders(reply, page)
      .header('cache-control', 'private, no-store')
      .header('vary', 'accept-encoding')
    return sendBody(request, reply, Buffer.from(page.body))
  }

  /** Sends a public page. With status 200, browsers may keep it, but must revalidate it at each visit. */
  function sendCachedPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
    if (page.status !== 200) return sendPrivatePage(request, reply, page)
    setHeaders(reply, page)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, cookie, user-agent')
      .header('etag', page.entityTag)
    if (matchesEntityTag(request.headers['if-none-match'], page.entityTag))
      return reply.status(304).send()
    return sendBody(request, reply, Buffer.from(page.body), page.brotli)
  }
}

/**
 * Sends a body with the best encoding that the browser accepts. `brotli` is the body already
 * compressed with brotli, if there is one.
 */
async function sendBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  content: Buffer,
  brotli?: Buffer,
) {
  const { body, encoding } = await compressResponse(content, headers['accept-encoding'], brotli)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body.length > 0 ? body : undefined)
}

const sendBusyPage = (reply: FastifyReply) =>
  reply
    .status(503)
    .header('cache-control', 'no-store')
    .header('content-security-policy', createContentSecurityPolicy('none'))
    .type('text/html; charset=utf-8')
    .send(busyPage)

const listHeaders = ({ headers }: FastifyRequest): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((item): [string, string] => [name, item]),
  )
