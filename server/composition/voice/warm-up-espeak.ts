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
    // A stop during the warm-up is no error.
    if (!isStopping) app.log.error({ err: error }, 'espeak warm-up failed')
  })
}
