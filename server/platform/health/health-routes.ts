import type { FastifyInstance } from 'fastify'

type Check = () => Promise<unknown>

type Options = {
  /** The dependencies that requests need; each check rejects when its dependency is unavailable. */
  checks: Record<'database' | 'disk' | 'jobs' | 'voice', Check>
  /** Dependencies with a fallback; an unavailable one only degrades the service. */
  optionalChecks: { localSpeech?: Check }
}

/**
 * Registers /health/live and /health (the process answers), and /health/ready (its dependencies
 * work). /health/ready answers 200 with "degraded" while only optional dependencies are unavailable.
 */
export async function healthRoutes(app: FastifyInstance, { checks, optionalChecks }: Options) {
  for (const path of ['/health', '/health/live']) app.get(path, () => ({ status: 'ok' }))

  app.get('/health/ready', async (_request, reply) => {
    const [requiredResults, optionalResults] = await Promise.all([
      runChecks(checks),
      runChecks(optionalChecks),
    ])
    const isReady = areAllTrue(requiredResults)
    const readyStatus = areAllTrue(optionalResults) ? 'ok' : 'degraded'
    const status = isReady ? readyStatus : 'unavailable'
    return reply.code(isReady ? 200 : 503).send({ status, ...requiredResults, ...optionalResults })
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
