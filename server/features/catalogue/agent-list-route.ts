import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApplicationError } from '../../platform/application-error'
import { entityTagOf, isKnown } from '../../platform/http/entity-tag'
import type { CatalogueSnapshot } from './catalogue-repository'

type Options = {
  /** The same object as long as nothing has changed. */
  read(): Promise<CatalogueSnapshot>
}

type Written = {
  snapshot: CatalogueSnapshot
  body: Buffer
  packed: Promise<Buffer>
  tag: string
}

const gzipInThread = promisify(gzip)

/** A fifth of the size, in a sixth of the usual level’s time. */
const pack = (body: Buffer) => gzipInThread(body, { level: constants.Z_BEST_SPEED })

/**
 * `GET /api/agents`, ahead of the contract's own handler, with the same answer: it depends on
 * nobody, so that it is written and packed once, and sent again only to who does not have it.
 */
export async function agentListRoute(app: FastifyInstance, { read }: Options) {
  let written: Written | undefined

  async function write(request: FastifyRequest) {
    const snapshot = await read().catch((error: unknown) => {
      request.log.error({ err: error }, 'request failed')
      throw new ApplicationError('DATABASE_FAILED')
    })
    if (written?.snapshot !== snapshot) {
      const body = writeAgents(snapshot)
      written = { snapshot, body, packed: pack(body), tag: `W/${entityTagOf(body)}` }
    }
    return written
  }

  app.get('/api/agents', async (request, reply) => {
    const { body, packed, tag } = await write(request)
    reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    reply.type('application/json')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body)
    return reply.header('content-encoding', 'gzip').send(await packed)
  })
}

/**
 * As JSON.stringify(agents) would, into one piece of memory: of 2,000 companions only the figures
 * are written anew, which takes a tenth of the time that joining their texts does.
 */
export function writeAgents({ agents, companionTexts }: CatalogueSnapshot) {
  const figures = agents.map(
    ({ popularity, rating }) => `,"popularity":${popularity},"rating":${JSON.stringify(rating)}}`,
  )
  const lengthOf = (total: number, part: { length: number }) => total + part.length
  // A comma between two, and the brackets around all.
  const separators = Math.max(0, agents.length - 1) + 2
  const length = companionTexts.reduce(lengthOf, figures.reduce(lengthOf, separators))
  const body = Buffer.allocUnsafe(length)
  let end = body.write('[', 0, 'latin1')
  companionTexts.forEach((text, index) => {
    if (index > 0) end += body.write(',', end, 'latin1')
    end += text.copy(body, end)
    end += body.write(figures[index] ?? '', end, 'latin1')
  })
  body.write(']', end, 'latin1')
  return body
}
