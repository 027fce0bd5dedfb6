import { addDays, type CalendarDay, listDays } from '../../../../domain/formatting/calendar-days'
import { toParisDay } from '../../../../domain/formatting/paris-time'
import type { DailyFigureRepository } from './daily-figure-repository'

/**
 * How many stored days are counted again, because a payment, a success score or the settlement of
 * an interrupted call can come late. The payment provider retries its webhook events for three
 * days.
 */
const recountedDays = 8

type Repository = Pick<
  DailyFigureRepository,
  | 'findFirstDay'
  | 'findStoredRange'
  | 'listRegistrationDaysToRecount'
  | 'mergeFiguresOfDeletedRows'
  | 'storeDay'
>

/**
 * Stores the figures of past days that may have changed since the last run: the last
 * `recountedDays` stored days, the days that are not stored yet, and the registration days of
 * accounts that called or bought for the first time on one of these days. Counts the whole history
 * when nothing is stored, or when there is data from before the first stored day. Otherwise also
 * merges the figures of deleted rows.
 */
export async function updateDailyFigures(repository: Repository, now: Date): Promise<void> {
  const yesterday = addDays(toParisDay(now), -1)
  const [firstDay, storedRange] = await Promise.all([
    repository.findFirstDay(),
    repository.findStoredRange(),
  ])
  if (firstDay === null) return
  if (!storedRange || firstDay < storedRange.from) return storeDays(repository, firstDay, yesterday)
  const from = getLaterDay(firstDay, addDays(storedRange.to, 1 - recountedDays))
  const changedDays = new Set<CalendarDay>()
  for (const day of listDays({ from, to: yesterday }))
    for (const changedDay of await repository.listRegistrationDaysToRecount(day))
      if (changedDay < from) changedDays.add(changedDay)
  for (const day of [...changedDays].sort()) await repository.storeDay(day)
  await storeDays(repository, from, yesterday)
  await repository.mergeFiguresOfDeletedRows()
}

/** Counts every day before today again, for instance after an import. */
export async function rebuildDailyFigures(repository: Repository, now: Date): Promise<void> {
  const firstDay = await repository.findFirstDay()
  if (firstDay !== null) await storeDays(repository, firstDay, addDays(toParisDay(now), -1))
}

/** Stores one day at a time, so that the statements of live calls can run in between. */
async function storeDays(
  repository: Pick<Repository, 'storeDay'>,
  from: CalendarDay,
  to: CalendarDay,
) {
  for (const day of listDays({ from, to })) await repository.storeDay(day)
}

const getLaterDay = (first: CalendarDay, second: CalendarDay) => (first > second ? first : second)
