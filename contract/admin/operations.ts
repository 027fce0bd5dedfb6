import { z } from 'zod'
import { retentionRuleNames } from '../../domain/admin/retention-rule-names'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

const count = z.number().int().nonnegative()

const retentionRule = z.object({
  name: z.enum(retentionRuleNames),
  /** The last completed run; null before the first one. */
  lastRun: z.object({ ranAt: z.iso.datetime(), deletedRows: count }).nullable(),
  nextRunAt: z.iso.datetime(),
})

export type AdminRetentionRule = z.infer<typeof retentionRule>

const launchItem = z.object({
  key: z.enum(['legal-facts', 'https', 'payment', 'mail', 'voice', 'administrator']),
  isReady: z.boolean(),
  /** What is configured, or what is missing and where to set it; in French. */
  text: z.string(),
})

export type LaunchItem = z.infer<typeof launchItem>

const operations = z.object({
  retentionRules: z.array(retentionRule),
  launchItems: z.array(launchItem),
  /** Confirmed subscriptions to the newsletter. */
  newsletterSubscriptions: count,
})

export type AdminOperations = z.infer<typeof operations>

const errors = declareErrors('UNAUTHENTICATED', 'FORBIDDEN', 'DATABASE_FAILED')

export const adminOperationsContract = {
  read: procedure
    .errors(errors)
    .route({
      method: 'GET',
      path: '/admin/operations',
      summary: 'Durées de conservation, points à régler avant l’ouverture, lettre d’information',
    })
    .output(operations),
  exportNewsletter: procedure
    .errors(errors)
    .route({
      method: 'POST',
      path: '/admin/newsletter/export',
      summary: 'Adresses confirmées de la lettre d’information, en CSV ; noté au journal',
    })
    .output(z.object({ fileName: z.string(), csv: z.string() })),
}
