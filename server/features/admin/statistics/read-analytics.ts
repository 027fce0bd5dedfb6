import {
  type Analytics,
  type AnalyticsAgent,
  type AnalyticsCategory,
  type AnalyticsPeriod,
  maxAnalyticsAgents,
} from '../../../../contract/admin/analytics'
import {
  addCallFigures,
  type CallFigures,
  computeAverageRating,
  computeSuccessScore,
  type Figures,
  sumFigures,
} from '../../../../domain/admin/statistics/daily-figures'
import {
  createPresetRange,
  defaultPeriod,
  findPeriodProblem,
} from '../../../../domain/admin/statistics/periods'
import type { Category } from '../../../../domain/categories'
import type { CalendarDay, DayRange } from '../../../../domain/formatting/calendar-days'
import { toParisDay } from '../../../../domain/formatting/paris-time'
import { ApplicationError } from '../../../platform/application-error'
import type { StatisticsDeps } from './read-dashboard'
import { computeUnstoredDays, readCompanionFigures, readDays } from './read-figures'

/**
 * Reads the figures of a period by day, by category and by companion. Throws INPUT_INVALID for a
 * period that is too long, ends in the future or before it begins, or lacks its first or last day.
 */
export async function readAnalytics(
  { dailyFigures, overview, now }: Pick<StatisticsDeps, 'dailyFigures' | 'overview' | 'now'>,
  period: AnalyticsPeriod,
): Promise<Analytics> {
  const currentTime = now()
  const today = toParisDay(currentTime)
  const range = selectRange(period, today)
  const unstoredDays = await computeUnstoredDays(dailyFigures, today)
  const [days, agentSums] = await Promise.all([
    readDays(dailyFigures, range, unstoredDays),
    readCompanionFigures(dailyFigures, range, unstoredDays),
  ])
  const agents = await overview.listAgents(agentSums.map(({ agentId }) => agentId))
  const agentsById = new Map(agents.map((agent) => [agent.id, agent]))
  const categorisedAgents = agentSums.map((sums) => ({
    sums,
    category: agentsById.get(sums.agentId)?.category ?? null,
  }))
  const totalFigures = sumFigures(days)
  const { signUps, confirmed, called, purchased } = totalFigures
  return {
    updatedAt: currentTime.toISOString(),
    ...range,
    days: days.map((figuresOfDay) => ({ day: figuresOfDay.day, ...describeFigures(figuresOfDay) })),
    total: describeFigures(totalFigures),
    funnel: { signUps, confirmed, called, purchased },
    categories: sumByCategory(categorisedAgents),
    agents: categorisedAgents
      .map(
        ({ sums, category }): AnalyticsAgent => ({
          agentId: sums.agentId,
          agentName: agentsById.get(sums.agentId)?.name ?? sums.agentId,
          category,
          ...describeCalls(sums),
        }),
      )
      .sort(compareLongestFirst)
      .slice(0, maxAnalyticsAgents),
  }
}

function selectRange({ days = defaultPeriod, from, to }: AnalyticsPeriod, today: CalendarDay) {
  if (from === undefined && to === undefined) return createPresetRange(days, today)
  const range: DayRange = { from: from ?? '', to: to ?? '' }
  if (findPeriodProblem(range, today)) throw new ApplicationError('INPUT_INVALID')
  return range
}

function sumByCategory(agents: readonly { sums: CallFigures; category: Category | null }[]) {
  const sumsByCategory = new Map<Category | null, CallFigures>()
  for (const { sums, category } of agents) {
    const sum = sumsByCategory.get(category)
    sumsByCategory.set(category, sum ? addCallFigures(sum, sums) : sums)
  }
  return [...sumsByCategory]
    .map(([category, sums]): AnalyticsCategory => ({ category, ...describeCalls(sums) }))
    .sort(compareLongestFirst)
}

const compareLongestFirst = (
  first: { durationSeconds: number; calls: number },
  second: { durationSeconds: number; calls: number },
) => second.durationSeconds - first.durationSeconds || second.calls - first.calls

const describeCalls = (figures: CallFigures) => ({
  calls: figures.calls,
  durationSeconds: figures.durationSeconds,
  averageRating: computeAverageRating(figures),
  ratingCount: figures.ratingCount,
  successScore: computeSuccessScore(figures),
})

const describeFigures = (figures: Figures) => ({
  ...describeCalls(figures),
  revenueCents: figures.revenueCents,
  orders: figures.orders,
  newAccounts: figures.newAccounts,
})
