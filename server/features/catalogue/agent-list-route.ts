import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Agent } from '../../../contract/catalogue'
import { ApplicationError } from '../../platform/application-error'
import { entityTagOf, isKnown } from '../../platform/http/entity-tag'

type Options = {
  /** The same array as long as nothing has changed. */
  list(): Promise<readonly Agent[]>
}

type Written = { agents: readonly Agent[]; body: Buffer; packed: Promise<Buffer>; tag: string }

const pack = promisify(gzip)

/**
 * `GET /api/agents`, ahead of the contract's own handler, with the same answer: it depends on
 * nobody, so that it is written and packed once, and sent again only to who does not have it.
 */
export async function agentListRoute(app: FastifyInstance, { list }: Options) {
  let written: Written | undefined

  async function write(request: FastifyRequest) {
    const agents = await list().catch((error: unknown) => {
      request.log.error({ err: error }, 'request failed')
      throw new ApplicationError('DATABASE_FAILED')
    })
    if (written?.agents !== agents) {
      const body = Buffer.from(JSON.stringify(agents))
      written = { agents, body, packed: pack(body), tag: `W/${entityTagOf(body)}` }
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
