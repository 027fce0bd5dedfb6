import {
  type AdminDashboard,
  dashboardChartDays,
  maxPopularAgents,
} from '../../../../contract/admin/dashboard'
import {
  computeAverageRating,
  type DailyFigures,
  type Figures,
  sumFigures,
  toMinutes,
} from '../../../../domain/admin/statistics/daily-figures'
import type { Comparison } from '../../../../domain/admin/statistics/growth'
import {
  createComparedRanges,
  createPresetRange,
} from '../../../../domain/admin/statistics/periods'
import type { DayRange } from '../../../../domain/formatting/calendar-days'
import { toParisDay } from '../../../../domain/formatting/paris-time'
import { resolveImageUrl } from '../../../companions/image-url'
import type { LaunchChecklist } from '../../../launch-checklist'
import type { FeedbackListRepository } from '../feedbacks/feedback-list-repository'
import type { DailyFigureRepository } from './daily-figure-repository'
import type { OverviewRepository } from './overview-repository'
import { computeUnstoredDays, readDays } from './read-figures'

export type StatisticsDeps = {
  dailyFigures: DailyFigureRepository
  overview: OverviewRepository
  feedbacks: Pick<FeedbackListRepository, 'listMostRatedAgents'>
  checklist: LaunchChecklist
  /** The base of our own portraits' URLs. */
  publicUrl: URL
  now: () => Date
}

/** Reads the figures of the dashboard. Growth compares complete days only. */
export async function readDashboard(deps: StatisticsDeps): Promise<AdminDashboard> {
  const { dailyFigures, overview, checklist, publicUrl } = deps
  const now = deps.now()
  const today = toParisDay(now)
  const comparedRanges = createComparedRanges(today)
  const [unstoredDays, totals, userCount, returnedCents, ratingTotals, popularAgents, pendingWork] =
    await Promise.all([
      computeUnstoredDays(dailyFigures, today),
      dailyFigures.readStoredTotals(),
      overview.countUsers(),
      overview.sumReturnedCents(),
      overview.readRatingTotals(),
      deps.feedbacks.listMostRatedAgents(maxPopularAgents),
      overview.readPendingWork(),
    ])
  const days = await readDays(
    dailyFigures,
    { from: comparedRanges.previous.from, to: today },
    unstoredDays,
  )
  const unstoredFigures = sumFigures(unstoredDays.map((day) => day.figures))
  const compare = (name: keyof Figures): Comparison => ({
    current: sumRange(days, comparedRanges.current)[name],
    previous: sumRange(days, comparedRanges.previous)[name],
  })
  const chartRange = createPresetRange(dashboardChartDays, today)
  return {
    updatedAt: now.toISOString(),
    users: { total: userCount, growth: compare('newAccounts') },
    revenue: {
      totalCents: totals.revenueCents + unstoredFigures.revenueCents,
      returnedCents,
      growth: compare('revenueCents'),
    },
    minutes: {
      total: toMinutes(totals.durationSeconds + unstoredFigures.durationSeconds),
      growth: compare('durationSeconds'),
    },
    rating: { average: computeAverageRating(ratingTotals), count: ratingTotals.ratingCount },
    popularAgents: popularAgents.map(({ imageUrl, averageRating: _, ...agent }) => ({
      ...agent,
      agentImage: resolveImageUrl(imageUrl, publicUrl),
    })),
    minutesPerDay: days
      .filter(({ day }) => day >= chartRange.from)
      .map(({ day, durationSeconds }) => ({ day, durationSeconds })),
    tasks: {
      ...pendingWork,
      missingFacts: checklist.missingFacts,
      missingSettings: checklist.missingSettings,
    },
  }
}

const sumRange = (days: readonly DailyFigures[], { from, to }: DayRange) =>
  sumFigures(days.filter(({ day }) => day >= from && day <= to))
