import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressResponse } from '../../platform/http/responses/compress-response'
import { createEntityTag, matchesEntityTag } from '../../platform/http/responses/entity-tag'
import type { LazyPng } from './create-png-renderer'

/** One day, because a picture can change at the same URL, for instance with the companion's hue. */
const pictureCacheControl = 'public, max-age=86400'

/** One week, because messaging apps keep previews much longer anyway. */
const previewCacheControl = 'public, max-age=604800'

/** Sends an SVG, compressed if the client accepts that: a portrait of 17 KB shrinks to a quarter. */
export async function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string) {
  const entityTag = createEntityTag(svg)
  reply.header('vary', 'accept-encoding')
  if (isCachedByClient(request, entityTag))
    return sendNotModified(reply, entityTag, pictureCacheControl)
  const acceptedEncodings = request.headers['accept-encoding']
  const { body, encoding } = await compressResponse(Buffer.from(svg), acceptedEncodings)
  if (encoding) reply.header('content-encoding', encoding)
  return setCacheHeaders(reply, entityTag, pictureCacheControl)
    .type('image/svg+xml; charset=utf-8')
    .send(body)
}

/** Sends a link preview; renders nothing for a client that has it. */
export async function sendPng(request: FastifyRequest, reply: FastifyReply, picture: LazyPng) {
  const { entityTag, png } = picture
  if (isCachedByClient(request, entityTag))
    return sendNotModified(reply, entityTag, previewCacheControl)
  const image = await png()
  // Cache headers are set after rendering, so that no error is cached.
  return setCacheHeaders(reply, entityTag, previewCacheControl).type('image/png').send(image)
}

/** Sends a picture that came from another host. */
export function sendWebp(request: FastifyRequest, reply: FastifyReply, image: Buffer) {
  const entityTag = createEntityTag(image)
  if (isCachedByClient(request, entityTag))
    return sendNotModified(reply, entityTag, pictureCacheControl)
  return setCacheHeaders(reply, entityTag, pictureCacheControl).type('image/webp').send(image)
}

/** Sends an SVG in place of a missing picture; caches must revalidate it, as the picture may come later. */
export const sendPlaceholder = (reply: FastifyReply, svg: string) =>
  reply.header('cache-control', 'no-cache').type('image/svg+xml; charset=utf-8').send(svg)

const isCachedByClient = ({ headers }: FastifyRequest, entityTag: string) =>
  matchesEntityTag(headers['if-none-match'], entityTag)

const setCacheHeaders = (reply: FastifyReply, entityTag: string, cacheControl: string) =>
  reply.header('etag', entityTag).header('cache-control', cacheControl)

const sendNotModified = (reply: FastifyReply, entityTag: string, cacheControl: string) =>
  setCacheHeaders(reply, entityTag, cacheControl).code(304).send()
