import { z } from 'zod'
import { type Category, categories } from '../../domain/categories'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

const count = z.number().int().nonnegative()

const comparison = z.object({ current: count, previous: count })

const dashboard = z.object({
  /** When the figures were read. */
  updatedAt: z.iso.datetime(),
  users: z.object({
    total: count,
    /** New accounts of the last 30 complete days, and of the 30 days before. */
    growth: comparison,
  }),
  revenue: z.object({
    /** All orders that were paid, taxes included. */
    totalCents: count,
    /** Refunded, or taken back by banks in disputes; not deducted from the total. */
    returnedCents: count,
    growth: comparison,
  }),
  minutes: z.object({
    /**
     * Sum of the durations of all calls, rounded to minutes; deleted conversations are included.
     */
    total: count,
    /** In seconds, although `total` is in minutes. */
    growth: comparison,
  }),
  /** `average` has one decimal; null before the first rating. */
  rating: z.object({ average: z.number().min(1).max(5).nullable(), count }),
  /** The companions with the most ratings, at most `maxPopularAgents`. */
  popularAgents: z.array(
    z.object({
      agentId: z.string(),
      agentName: z.string(),
      /** Absolute URL. */
      agentImage: z.string(),
      category: z.enum(Object.keys(categories) as [Category, ...Category[]]),
      feedbackCount: count,
    }),
  ),
  /** The last 14 days, today included. */
  minutesPerDay: z.array(z.object({ day: z.iso.date(), durationSeconds: count })),
  /** Tasks that wait for the operator. */
  tasks: z.object({
    /** French names of the missing facts about the operator. */
    missingFacts: z.array(z.string()),
    /** French names of the other incomplete items of the launch checklist. */
    missingSettings: z.array(z.string()),
    /** Background jobs that failed in the last 24 hours and will not be retried. */
    failedJobs: z.array(z.object({ name: z.string(), count })),
    /** Withdrawals that are declared but not yet completed. */
    openWithdrawals: count,
    /**
     * Refunded or disputed orders whose minutes could not be taken back, because the minutes had
     * been used.
     */
    unrecoveredMinutes: z.object({ orders: count, minutes: count }),
    newReports: count,
  }),
})

export type AdminDashboard = z.infer<typeof dashboard>

/** Maximum length of the list of popular companions. */
export const maxPopularAgents = 5

/** How many days the chart of minutes shows. */
export const dashboardChartDays = 14

export const adminDashboardContract = {
  read: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'FORBIDDEN', 'DATABASE_FAILED'))
    .route({
      method: 'GET',
      path: '/admin/dashboard',
      summary: 'Chiffres d’ensemble, agents populaires et ce qui attend l’administrateur',
    })
    .output(dashboard),
}
