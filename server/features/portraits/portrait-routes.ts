import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { drawPlaceholder } from '../../../domain/portrait/draw-placeholder'
import { drawPortrait, type PortraitSubject } from '../../../domain/portrait/draw-portrait'
import { sendProblem } from '../../platform/http/create-http-server'
import { entityTagOf, isKnown } from '../../platform/http/entity-tag'
import { createPortraitCache } from './portrait-cache'

type Options = {
  /** What a portrait depends on; undefined when there is no such companion. */
  findCompanion(id: string): Promise<PortraitSubject | undefined>
}

/** A day: a companion's hue may change, and then its portrait at the same address. */
const cacheControl = 'public, max-age=86400'

const companionId = /^[a-z0-9][a-z0-9-]{0,79}$/

/** /portraits/<id>.svg, and /portraits/placeholder.svg for a companion without a portrait. */
export async function portraitRoutes(app: FastifyInstance, { findCompanion }: Options) {
  const cache = createPortraitCache(drawPortrait)
  const placeholder = drawPlaceholder()

  app.get('/portraits/placeholder.svg', (request, reply) => sendSvg(request, reply, placeholder))

  app.get<{ Params: { id: string } }>('/portraits/:id.svg', async (request, reply) => {
    const { id } = request.params
    const companion = companionId.test(id) ? await findCompanion(id) : undefined
    if (!companion) return sendProblem(reply, 'AGENT_NOT_FOUND')
    return sendSvg(request, reply, cache.draw(companion))
  })
}

function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string) {
  const etag = entityTagOf(svg)
  reply.header('etag', etag).header('cache-control', cacheControl)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('image/svg+xml; charset=utf-8').send(svg)
}
