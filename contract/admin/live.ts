import { z } from 'zod'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

const count = z.number().int().nonnegative()

const provider = z.object({
  /**
   * The kind of request, such as "chat/completions"; null when every request to the model failed.
   */
  request: z.string().nullable(),
  /** The name of the model, or of the provider if it has no named models. */
  model: z.string(),
  answers: count,
  /** From the request to the first byte of the answer; null without an answer. */
  latency: z.object({ p50Ms: count, p95Ms: count, p99Ms: count }).nullable(),
  /**
   * Requests of any kind to the model that were refused, broke off or were answered too late; counted
   * in the model's first row only.
   */
  failures: count,
})

export type LiveProvider = z.infer<typeof provider>

const loggedError = z.object({
  /** The message of the log entry. */
  line: z.string(),
  count,
  lastAt: z.iso.datetime(),
})

export type LoggedError = z.infer<typeof loggedError>

const jobQueue = z.object({
  queue: z.string(),
  /** Due and not started yet. */
  waiting: count,
  /** Not due yet. */
  planned: count,
  running: count,
  /** Failed in the last 24 hours, and will not be retried. */
  failed: count,
  /** How long the oldest waiting job has been due; 0 without one. */
  oldestDueSeconds: z.number().nonnegative(),
})

export type LiveJobQueue = z.infer<typeof jobQueue>

const live = z.object({
  /**
   * Start of the measured period: an hour ago, or the start of the answering process if that is
   * later.
   */
  since: z.iso.datetime(),
  providers: z.array(provider),
  errors: z.array(loggedError),
  queues: z.array(jobQueue),
})

export type AdminLive = z.infer<typeof live>

export const adminLiveContract = {
  read: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'FORBIDDEN', 'DATABASE_FAILED'))
    .route({
      method: 'GET',
      path: '/admin/live',
      summary: 'Temps de réponse, erreurs et tâches de la dernière heure',
    })
    .output(live),
}
