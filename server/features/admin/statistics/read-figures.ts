import {
  addCallFigures,
  type CallFigures,
  type DailyFigures,
  fillDays,
  noFigures,
} from '../../../../domain/admin/statistics/daily-figures'
import {
  addDays,
  type CalendarDay,
  type DayRange,
} from '../../../../domain/formatting/calendar-days'
import type { CompanionFigures, DailyFigureRepository } from './daily-figure-repository'

type Repository = Pick<
  DailyFigureRepository,
  | 'computeAccountFigures'
  | 'computeCompanionFigures'
  | 'findStoredRange'
  | 'readStored'
  | 'readStoredCompanionFigures'
>

/** The figures of a day that the job has not stored yet, counted when they are needed. */
type UnstoredDay = { figures: DailyFigures; agents: readonly CompanionFigures[] }

/**
 * Counts the figures of today, and also those of yesterday if the hourly job has not stored them
 * yet since midnight. Older days are left to the job, because counting them here could take a long
 * time.
 */
export async function computeUnstoredDays(
  repository: Repository,
  today: CalendarDay,
): Promise<UnstoredDay[]> {
  const yesterday = addDays(today, -1)
  const storedRange = await repository.findStoredRange()
  const days = storedRange && storedRange.to >= yesterday ? [today] : [yesterday, today]
  return Promise.all(
    days.map(async (day) => {
      const [agents, accounts] = await Promise.all([
        repository.computeCompanionFigures(day),
        repository.computeAccountFigures(day),
      ])
      const calls = agents.reduce<CallFigures>(addCallFigures, noFigures)
      return { figures: { ...accounts, ...calls, day }, agents }
    }),
  )
}

/** Returns one entry for each day of a range. */
export async function readDays(
  repository: Pick<Repository, 'readStored'>,
  range: DayRange,
  unstoredDays: readonly UnstoredDay[],
): Promise<DailyFigures[]> {
  const storedFigures = await repository.readStored(range)
  const unstoredFigures = unstoredDays.map(({ figures }) => figures)
  return fillDays([...storedFigures, ...unstoredFigures], range)
}

/** Returns the sums of each companion with calls or ratings in a range. */
export async function readCompanionFigures(
  repository: Pick<Repository, 'readStoredCompanionFigures'>,
  range: DayRange,
  unstoredDays: readonly UnstoredDay[],
): Promise<CompanionFigures[]> {
  const storedFigures = await repository.readStoredCompanionFigures(range)
  const unstoredFigures = unstoredDays
    .filter(({ figures: { day } }) => day >= range.from && day <= range.to)
    .flatMap(({ agents }) => agents)
  const sumsById = new Map<string, CompanionFigures>()
  for (const figures of [...storedFigures, ...unstoredFigures]) {
    const sum = sumsById.get(figures.agentId)
    sumsById.set(
      figures.agentId,
      sum ? { ...addCallFigures(sum, figures), agentId: figures.agentId } : figures,
    )
  }
  return [...sumsById.values()]
}
