import type { FastifyInstance } from 'fastify'
import { drawPlaceholder } from '../../../domain/portrait/picture/draw-placeholder'
import { drawPortrait, type PortraitSubject } from '../../../domain/portrait/picture/draw-portrait'
import { drawSpeakingLayer } from '../../../domain/portrait/picture/draw-speaking-layer'
import { isSpeakingLayer } from '../../../domain/portrait/picture/speaking-layers'
import { sendProblem } from '../../platform/http/create-http-server'
import { createPreviews } from './create-previews'
import { createPortraitCache } from './portrait-cache'
import { renderPng } from './render-png'
import { sendPlaceholder, sendPng, sendSvg, sendWebp } from './send-picture'

type Options = {
  /** Returns the properties that a portrait depends on; undefined for an unknown companion. */
  findCompanion(id: string): Promise<PortraitSubject | undefined>
  /** Returns a stored picture from another host by the hash of its URL, as WebP. */
  findExternalImage(urlHash: string): Promise<Buffer | undefined>
  /** Renders an SVG as a PNG; replaces our own renderer in tests. */
  render?: (svg: string) => Promise<Buffer>
}

type CompanionParams = { Params: { id: string } }
type ExternalParams = { Params: { hash: string } }
type LayerParams = { Params: { id: string; layer: string } }

/** The hash of a URL, in hexadecimal. */
const urlHashPattern = /^[0-9a-f]{64}$/
const companionIdPattern = /^[a-z0-9][a-z0-9-]{0,79}$/

/**
 * Registers /portraits/<id>.svg, /portraits/placeholder.svg for companions without a portrait,
 * /portraits/external/<hash>.webp for pictures that came from another host,
 * /portraits/<id>/<layer>.svg for the portrait that speaks in a call, and /portraits/<id>.png for
 * link previews, because messaging apps show no SVG.
 */
export async function portraitRoutes(
  app: FastifyInstance,
  { findCompanion, findExternalImage, render = renderPng }: Options,
) {
  const portraits = createPortraitCache((subject) => drawPortrait(subject))
  const previews = createPreviews(render)
  const placeholder = drawPlaceholder()
  const findValidCompanion = async (id: string) =>
    companionIdPattern.test(id) ? findCompanion(id) : undefined

  app.get('/portraits/placeholder.svg', (request, reply) => sendSvg(request, reply, placeholder))

  app.get<ExternalParams>('/portraits/external/:hash.webp', async (request, reply) => {
    const { hash } = request.params
    const image = urlHashPattern.test(hash) ? await findExternalImage(hash) : undefined
    // Not a 404: an import stores the companions first and fetches their pictures afterwards.
    return image ? sendWebp(request, reply, image) : sendPlaceholder(reply, placeholder)
  })

  app.get<CompanionParams>('/portraits/:id.svg', async (request, reply) => {
    const companion = await findValidCompanion(request.params.id)
    if (!companion) return sendProblem(reply, 'AGENT_NOT_FOUND')
    return sendSvg(request, reply, portraits.draw(companion))
  })

  // Not cached here, because a browser requests a layer only once and caches it.
  app.get<LayerParams>('/portraits/:id/:layer.svg', async (request, reply) => {
    const { id, layer } = request.params
    const companion = isSpeakingLayer(layer) ? await findValidCompanion(id) : undefined
    if (!companion || !isSpeakingLayer(layer)) return sendProblem(reply, 'AGENT_NOT_FOUND')
    return sendSvg(request, reply, drawSpeakingLayer(companion, layer))
  })

  app.get<CompanionParams>('/portraits/:id.png', async (request, reply) => {
    const companion = await findValidCompanion(request.params.id)
    if (!companion) return sendProblem(reply, 'AGENT_NOT_FOUND')
    return sendPng(request, reply, previews.draw(companion))
  })
}
