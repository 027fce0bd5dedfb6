import type { FastifyInstance } from 'fastify'

type Options = {
  /** What requests depend on; each rejects when it is unavailable. */
  checks: Record<'database' | 'disk' | 'jobs' | 'voice', () => Promise<unknown>>
}

/**
 * Registers /health/live and /health (the process answers), and /health/ready (its dependencies
 * work).
 */
export async function healthRoutes(app: FastifyInstance, { checks }: Options) {
  for (const path of ['/health', '/health/live']) app.get(path, () => ({ status: 'ok' }))

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
