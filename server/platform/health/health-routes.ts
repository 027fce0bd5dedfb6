import type { FastifyInstance } from 'fastify'

type Check = () => Promise<unknown>

type Options = {
  /** What requests depend on; each rejects when it is unavailable. */
  checks: Record<'database' | 'disk' | 'jobs' | 'voice', Check>
  /** What something else replaces while it is unavailable; only what is in use. */
  replaceable: { localSpeech?: Check }
}

/**
 * Registers /health/live and /health (the process answers), and /health/ready (its dependencies
 * work). The latter says "degraded", and that it is ready, while a dependency is replaced.
 */
export async function healthRoutes(app: FastifyInstance, { checks, replaceable }: Options) {
  for (const path of ['/health', '/health/live']) app.get(path, () => ({ status: 'ok' }))

  app.get('/health/ready', async (_request, reply) => {
    const [needed, others] = await Promise.all([runChecks(checks), runChecks(replaceable)])
    const isReady = areAllTrue(needed)
    const status = !isReady ? 'unavailable' : areAllTrue(others) ? 'ok' : 'degraded'
    return reply.code(isReady ? 200 : 503).send({ status, ...needed, ...others })
  })
}

async function runChecks(checks: Record<string, Check>): Promise<Record<string, boolean>> {
  const results = Object.entries(checks).map(async ([name, check]) => {
    const isOk = await check().then(
      () => true,
      () => false,
    )
    return [name, isOk] as const
  })
  return Object.fromEntries(await Promise.all(results))
}

const areAllTrue = (results: Record<string, boolean>) => Object.values(results).every(Boolean)
