import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { drawPlaceholder } from '../../../domain/portrait/picture/draw-placeholder'
import { drawPortrait, type PortraitSubject } from '../../../domain/portrait/picture/draw-portrait'
import { sendProblem } from '../../platform/http/create-http-server'
import { compressResponse } from '../../platform/http/responses/compress-response'
import { createEntityTag, matchesEntityTag } from '../../platform/http/responses/entity-tag'
import { createPreviews } from './create-previews'
import { createPortraitCache } from './portrait-cache'
import { renderPng } from './render-png'

type Options = {
  /** Returns what a portrait depends on; undefined for an unknown companion. */
  findCompanion(id: string): Promise<PortraitSubject | undefined>
  /** Renders an SVG as a PNG; replaces our own renderer in tests. */
  render?: (svg: string) => Promise<Buffer>
}

type CompanionParams = { Params: { id: string } }

/** A day: the portrait changes at the same address when the companion's hue does. */
const portraitCacheControl = 'public, max-age=86400'

/** A week: messengers keep previews far longer anyway. */
const previewCacheControl = 'public, max-age=604800'

const companionId = /^[a-z0-9][a-z0-9-]{0,79}$/

/**
 * Registers /portraits/<id>.svg, /portraits/placeholder.svg for companions without a portrait, and
 * /portraits/<id>.png for link previews, because messengers show no SVG.
 */
export async function portraitRoutes(
  app: FastifyInstance,
  { findCompanion, render = renderPng }: Options,
) {
  const portraits = createPortraitCache(drawPortrait)
  const previews = createPreviews(render)
  warmUpDrawing()
  const placeholder = drawPlaceholder()
  const find = async (id: string) => (companionId.test(id) ? findCompanion(id) : undefined)

  app.get('/portraits/placeholder.svg', (request, reply) => sendSvg(request, reply, placeholder))

  app.get<CompanionParams>('/portraits/:id.svg', async (request, reply) => {
    const companion = await find(request.params.id)
    if (!companion) return sendProblem(reply, 'AGENT_NOT_FOUND')
    return sendSvg(request, reply, portraits.draw(companion))
  })

  app.get<CompanionParams>('/portraits/:id.png', async (request, reply) => {
    const companion = await find(request.params.id)
    if (!companion) return sendProblem(reply, 'AGENT_NOT_FOUND')
    const { entityTag, png } = previews.draw(companion)
    if (isCached(request, entityTag)) return sendNotModified(reply, entityTag, previewCacheControl)
    const image = await png()
    // Cache headers are set after rendering, so that no error is cached.
    return setCacheHeaders(reply, entityTag, previewCacheControl).type('image/png').send(image)
  })
}

/** Draws until V8 has compiled the code: the first drawings take 10 ms, which would delay calls. */
function warmUpDrawing() {
  for (const voiceGender of ['feminine', 'masculine', 'neutral'] as const) {
    for (const id of ['un', 'deux', 'trois', 'quatre']) drawPortrait({ id, hue: 15, voiceGender })
  }
}

/** Compressed, a portrait is a quarter of its 17 KB. */
async function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string) {
  const entityTag = createEntityTag(svg)
  reply.header('vary', 'accept-encoding')
  if (isCached(request, entityTag)) return sendNotModified(reply, entityTag, portraitCacheControl)
  const accepted = request.headers['accept-encoding']
  const { body, encoding } = await compressResponse(Buffer.from(svg), accepted)
  if (encoding) reply.header('content-encoding', encoding)
  return setCacheHeaders(reply, entityTag, portraitCacheControl)
    .type('image/svg+xml; charset=utf-8')
    .send(body)
}

const isCached = ({ headers }: FastifyRequest, entityTag: string) =>
  matchesEntityTag(headers['if-none-match'], entityTag)

const setCacheHeaders = (reply: FastifyReply, entityTag: string, cacheControl: string) =>
  reply.header('etag', entityTag).header('cache-control', cacheControl)

const sendNotModified = (reply: FastifyReply, entityTag: string, cacheControl: string) =>
  setCacheHeaders(reply, entityTag, cacheControl).code(304).send()
