import type { FastifyInstance } from 'fastify'
import { warmUpDialogue } from '../features/calls/warm-up-dialogue'
import { warmUpDrawing } from '../features/portraits/warm-up-drawing'
import { systemClock } from '../platform/clock'

/** The server answers its first requests before the dialogue warms up, which takes a third of a second. */
const dialogueDelayMs = 1_000

/**
 * Compiles and loads in advance what the first requests and calls would otherwise wait for: the drawing of
 * portraits, the scripted dialogue and, if given, the process of the embedded voice. Logs failures.
 */
export function warmUp(
  app: Pick<FastifyInstance, 'log' | 'server'>,
  { espeak }: { espeak: { warmUp(): Promise<unknown> } | null },
): void {
  let isStopping = false
  // A warm-up that fails because the server is stopping is not an error.
  const logFailure = (error: unknown) => {
    if (!isStopping) app.log.error({ err: error }, 'warm-up failed')
  }
  warmUpDrawing()
  const cancelDialogue = systemClock.schedule(dialogueDelayMs, () => {
    warmUpDialogue().catch(logFailure)
  })
  espeak?.warmUp().catch(logFailure)
  app.server.once('close', () => {
    isStopping = true
    cancelDialogue()
  })
}
