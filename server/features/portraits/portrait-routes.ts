import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { drawPlaceholder } from '../../../domain/portrait/draw-placeholder'
import { drawPortrait, type PortraitSubject } from '../../../domain/portrait/draw-portrait'
import { sendProblem } from '../../platform/http/create-http-server'
import { entityTagOf, isKnown } from '../../platform/http/entity-tag'
import { packAnswer } from '../../platform/http/pack-answer'
import { createPreviews } from './create-previews'
import { createPortraitCache } from './portrait-cache'
import { renderPng } from './render-png'

type Options = {
  /** What a portrait depends on; undefined when there is no such companion. */
  findCompanion(id: string): Promise<PortraitSubject | undefined>
  /** An SVG as a PNG; instead of our own, for tests. */
  render?: (svg: string) => Promise<Buffer>
}

type Named = { Params: { id: string } }

/** A day: a companion's hue may change, and then its portrait at the same address. */
const portraitCacheControl = 'public, max-age=86400'

/** A week: messengers keep what they fetched far longer anyway. */
const previewCacheControl = 'public, max-age=604800'

const companionId = /^[a-z0-9][a-z0-9-]{0,79}$/

/**
 * /portraits/<id>.svg, /portraits/placeholder.svg for a companion without a portrait, and
 * /portraits/<id>.png, the preview of a link: messengers show no SVG.
 */
export async function portraitRoutes(
  app: FastifyInstance,
  { findCompanion, render = renderPng }: Options,
) {
  const portraits = createPortraitCache(drawPortrait)
  const previews = createPreviews(render)
  compileDrawing()
  const placeholder = drawPlaceholder()
  const find = async (id: string) => (companionId.test(id) ? findCompanion(id) : undefined)

  app.get('/portraits/placeholder.svg', (request, reply) => sendSvg(request, reply, placeholder))

  app.get<Named>('/portraits/:id.svg', async (request, reply) => {
    const companion = await find(request.params.id)
    if (!companion) return sendProblem(reply, 'AGENT_NOT_FOUND')
    return sendSvg(request, reply, portraits.draw(companion))
  })

  app.get<Named>('/portraits/:id.png', async (request, reply) => {
    const companion = await find(request.params.id)
    if (!companion) return sendProblem(reply, 'AGENT_NOT_FOUND')
    const { entityTag, png } = previews.draw(companion)
    if (hasIt(request, entityTag)) return sendNothing(reply, entityTag, previewCacheControl)
    const image = await png()
    // Not before: an error is nothing to keep.
    return describe(reply, entityTag, previewCacheControl).type('image/png').send(image)
  })
}

/** The first drawings take 10 ms while they compile, the others 2: no call should wait for those. */
function compileDrawing() {
  for (const voiceGender of ['feminine', 'masculine', 'neutral'] as const) {
    for (const id of ['un', 'deux', 'trois', 'quatre']) drawPortrait({ id, hue: 15, voiceGender })
  }
}

/** Packed, a portrait is a quarter of its 17 KB. */
async function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string) {
  const entityTag = entityTagOf(svg)
  reply.header('vary', 'accept-encoding')
  if (hasIt(request, entityTag)) return sendNothing(reply, entityTag, portraitCacheControl)
  const accepted = request.headers['accept-encoding']
  const { body, encoding } = await packAnswer(Buffer.from(svg), accepted)
  if (encoding) reply.header('content-encoding', encoding)
  return describe(reply, entityTag, portraitCacheControl)
    .type('image/svg+xml; charset=utf-8')
    .send(body)
}

const hasIt = ({ headers }: FastifyRequest, entityTag: string) =>
  isKnown(headers['if-none-match'], entityTag)

const describe = (reply: FastifyReply, entityTag: string, cacheControl: string) =>
  reply.header('etag', entityTag).header('cache-control', cacheControl)

const sendNothing = (reply: FastifyReply, entityTag: string, cacheControl: string) =>
  describe(reply, entityTag, cacheControl).code(304).send()
