import { z } from 'zod'
import { presetPeriods } from '../../domain/admin/statistics/periods'
import { type Category, categories } from '../../domain/categories'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

const count = z.number().int().nonnegative()

const callFigures = {
  calls: count,
  durationSeconds: count,
  /** One decimal; null without a rating. */
  averageRating: z.number().min(1).max(5).nullable(),
  ratingCount: count,
  /** Whole percent; null when no call has a score. */
  successScore: z.number().int().min(0).max(100).nullable(),
}

const day = z.object({
  day: z.iso.date(),
  ...callFigures,
  /** Orders that were paid, by the day of the order; refunds are not deducted. */
  revenueCents: count,
  orders: count,
  newAccounts: count,
})

export type AnalyticsDay = z.infer<typeof day>

const agent = z.object({
  agentId: z.string(),
  /** The companion's id if the companion was deleted. */
  agentName: z.string(),
  /** null if the companion was deleted. */
  category: z.enum(Object.keys(categories) as [Category, ...Category[]]).nullable(),
  ...callFigures,
})

export type AnalyticsAgent = z.infer<typeof agent>

const category = agent.pick({ category: true }).extend(callFigures)

export type AnalyticsCategory = z.infer<typeof category>

const analytics = z.object({
  updatedAt: z.iso.datetime(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** One entry for each day of the period. */
  days: z.array(day),
  /** Sums and averages over the whole period. */
  total: day.omit({ day: true }),
  /** How many of the addresses that registered in the period reached each step. */
  funnel: z.object({ signUps: count, confirmed: count, called: count, purchased: count }),
  categories: z.array(category),
  /** At most `maxAnalyticsAgents`, those with the longest total duration first. */
  agents: z.array(agent),
})

export type Analytics = z.infer<typeof analytics>

export const maxAnalyticsAgents = 100

/**
 * The last `days` days, or the days from `from` to `to`; the default period if none is given.
 */
const period = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([...presetPeriods]))
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

export type AnalyticsPeriod = z.infer<typeof period>

export const adminAnalyticsContract = {
  read: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'FORBIDDEN', 'INPUT_INVALID', 'DATABASE_FAILED'))
    .route({
      method: 'GET',
      path: '/admin/analytics',
      summary: 'Chiffres par jour, par catégorie et par agent, sur une période',
    })
    .input(period)
    .output(analytics),
  rebuild: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'FORBIDDEN', 'DATABASE_FAILED'))
    .route({
      method: 'POST',
      path: '/admin/analytics/rebuild',
      summary: 'Recompter les chiffres de tous les jours passés, en tâche de fond',
    })
    .output(z.object({})),
}
