import { type CalendarDay, type DayRange, listDays } from '../../formatting/calendar-days'

/** Sums and counts over calls and ratings, from which averages are computed. */
export type CallFigures = {
  calls: number
  durationSeconds: number
  /** Success scores are 0 to 100; a call without one is not counted. */
  scoreSum: number
  scoreCount: number
  ratingSum: number
  ratingCount: number
}

export type AccountFigures = {
  /** Paid orders, by the day of the order; refunds are not deducted. */
  orders: number
  revenueCents: number
  /** Accounts that confirmed their address on the days counted, whenever they registered. */
  newAccounts: number
  /** Start of the funnel: addresses that registered on the days counted. */
  signUps: number
  /** How many of the sign-ups have confirmed their address since. */
  confirmed: number
  /** How many of the sign-ups have called a companion since. */
  called: number
  /** How many of the sign-ups have bought minutes since. */
  purchased: number
}

export type Figures = CallFigures & AccountFigures

export type DailyFigures = Figures & { day: CalendarDay }

export const noFigures: Figures = {
  calls: 0,
  durationSeconds: 0,
  scoreSum: 0,
  scoreCount: 0,
  ratingSum: 0,
  ratingCount: 0,
  orders: 0,
  revenueCents: 0,
  newAccounts: 0,
  signUps: 0,
  confirmed: 0,
  called: 0,
  purchased: 0,
}

const figureNames = Object.keys(noFigures) as (keyof Figures)[]

/** Adds up figures of several days. */
export function sumFigures(days: readonly Figures[]): Figures {
  const sum = { ...noFigures }
  for (const figures of days) for (const name of figureNames) sum[name] += figures[name]
  return sum
}

/** Returns one entry for each day of a range, with zeros for days without figures. */
export function fillDays(days: readonly DailyFigures[], range: DayRange): DailyFigures[] {
  const figuresByDay = new Map(days.map((figures) => [figures.day, figures]))
  return listDays(range).map((day) => figuresByDay.get(day) ?? { ...noFigures, day })
}

/** Adds up figures of calls. */
export const addCallFigures = (one: CallFigures, other: CallFigures): CallFigures => ({
  calls: one.calls + other.calls,
  durationSeconds: one.durationSeconds + other.durationSeconds,
  scoreSum: one.scoreSum + other.scoreSum,
  scoreCount: one.scoreCount + other.scoreCount,
  ratingSum: one.ratingSum + other.ratingSum,
  ratingCount: one.ratingCount + other.ratingCount,
})

/** Rounds a sum of durations to whole minutes. */
export const toMinutes = (durationSeconds: number) => Math.round(durationSeconds / 60)

/** Average from 1 to 5 with one decimal; null without a rating. */
export const computeAverageRating = ({
  ratingSum,
  ratingCount,
}: Pick<CallFigures, 'ratingSum' | 'ratingCount'>) =>
  ratingCount > 0 ? Math.round((10 * ratingSum) / ratingCount) / 10 : null

/** Average success score in whole percent; null without one. */
export const computeSuccessScore = ({
  scoreSum,
  scoreCount,
}: Pick<CallFigures, 'scoreSum' | 'scoreCount'>) =>
  scoreCount > 0 ? Math.round(scoreSum / scoreCount) : null
