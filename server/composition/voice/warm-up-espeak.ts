import type { FastifyInstance } from 'fastify'

/** Starts the process of the embedded voice in advance; a failure is logged. */
export function warmUpEspeak(
  app: Pick<FastifyInstance, 'log' | 'server'>,
  espeak: { warmUp(): Promise<unknown> },
): void {
  let isStopping = false
  app.server.once('close', () => {
    isStopping = true
  })
  espeak.warmUp().catch((error: unknown) => {
    // A warm-up that fails because the server is stopping is not an error.
    if (!isStopping) app.log.error({ err: error }, 'espeak warm-up failed')
  })
}
