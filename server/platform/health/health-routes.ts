import type { FastifyInstance } from 'fastify'

type Options = {
  /** What must hold before requests make sense; each rejects when it does not. */
  checks: Record<'database' | 'jobs', () => Promise<unknown>>
}

/** /health/live: the process answers. /health/ready: it can do its work (02, « API »). */
export async function healthRoutes(app: FastifyInstance, { checks }: Options) {
  app.get('/health/live', () => ({ status: 'ok' }))

  app.get('/health/ready', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const isOk = await check().then(
          () => true,
          () => false,
        )
        return [name, isOk] as const
      }),
    )
    const isReady = results.every(([, isOk]) => isOk)
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'unavailable', ...Object.fromEntries(results) })
  })
}
