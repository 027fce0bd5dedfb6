import type { FastifyInstance } from 'fastify'
import { drawCover } from '../../../domain/portrait/picture/draw-cover'
import type { PortraitSubject } from '../../../domain/portrait/picture/draw-portrait'
import { sendProblem } from '../../platform/http/create-http-server'
import { createPngRenderer, type LazyPng } from './create-png-renderer'
import { logo } from './logo'
import { renderPng } from './render-png'
import { sendPng, sendSvg } from './send-picture'

type Pair = readonly [PortraitSubject, PortraitSubject]

type Options = {
  /** The companions on the cover of each article, by the article's id. */
  covers: ReadonlyMap<number, Pair>
  /** The companions on the link preview of pages without a picture of their own. */
  siteCompanions: Pair
  /** Renders an SVG as a PNG; replaces our own renderer in tests. */
  render?: (svg: string) => Promise<Buffer>
}

type CoverParams = { Params: { id: string } }

/**
 * Registers /blog/couvertures/<id>.svg for pages; and /blog/couvertures/<id>.png and /apercu.png,
 * both with the logo, for link previews, because messaging apps show no SVG. Pictures are drawn on
 * first use.
 */
export async function coverRoutes(
  app: FastifyInstance,
  { covers, siteCompanions, render = renderPng }: Options,
) {
  const preparePng = createPngRenderer(render)
  const picturesByPair = new Map<Pair, { svg: string; preview: LazyPng }>()

  function getPictures(pair: Pair) {
    const coverPictures = picturesByPair.get(pair) ?? {
      svg: drawCover(pair),
      preview: preparePng(drawCover(pair, logo)),
    }
    picturesByPair.set(pair, coverPictures)
    return coverPictures
  }

  app.get<CoverParams>('/blog/couvertures/:id.svg', async (request, reply) => {
    const pair = covers.get(Number(request.params.id))
    if (!pair) return sendProblem(reply, 'ARTICLE_NOT_FOUND')
    return sendSvg(request, reply, getPictures(pair).svg)
  })

  app.get<CoverParams>('/blog/couvertures/:id.png', async (request, reply) => {
    const pair = covers.get(Number(request.params.id))
    if (!pair) return sendProblem(reply, 'ARTICLE_NOT_FOUND')
    return sendPng(request, reply, getPictures(pair).preview)
  })

  app.get('/apercu.png', (request, reply) =>
    sendPng(request, reply, getPictures(siteCompanions).preview),
  )
}
