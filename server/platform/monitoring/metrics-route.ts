import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { fixedApiPaths } from '../../../contract/paths'
import { sendProblem } from '../http/create-http-server'
import type { Metrics } from './create-metrics'

type Options = {
  /** null without METRICS_TOKEN. */
  metrics: { token: string; read: Metrics['read']; contentType: string } | null
}

/**
 * Registers GET /metrics for Prometheus. It answers 404 when METRICS_TOKEN is not set, and 401 to
 * a request without this bearer token.
 */
export async function metricsRoute(app: FastifyInstance, { metrics }: Options) {
  app.get(fixedApiPaths.metrics, async (request, reply) => {
    if (!metrics) return sendProblem(reply, 'NOT_FOUND')
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metrics.token}`)) {
      reply.header('www-authenticate', 'Bearer')
      return sendProblem(reply, 'UNAUTHENTICATED')
    }
    reply.header('cache-control', 'no-store')
    return reply.type(metrics.contentType).send(await metrics.read())
  })
}

/** Compares two texts in constant time, so that the response time does not reveal the token. */
const isSame = (one: string, other: string) => timingSafeEqual(hashText(one), hashText(other))
const hashText = (text: string) => createHash('sha256').update(text).digest()
