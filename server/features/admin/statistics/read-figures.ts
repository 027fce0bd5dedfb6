import {
  addDays,
  type CalendarDay,
  type DayRange,
} from '../../../../domain/admin/statistics/calendar-days'
import {
  addCallFigures,
  type CallFigures,
  type DailyFigures,
  fillDays,
  noFigures,
} from '../../../../domain/admin/statistics/daily-figures'
import type { AgentFigures, DailyFigureRepository } from './daily-figure-repository'

type Repository = Pick<
  DailyFigureRepository,
  'countAccounts' | 'countAgents' | 'findStoredRange' | 'readStored' | 'readStoredAgents'
>

/** A day that is counted now, because the job has not stored it. */
type LiveDay = { figures: DailyFigures; agents: readonly AgentFigures[] }

/**
 * Counts today, and yesterday as well until the job has stored it, soon after midnight. Older days
 * are left to the job, because counting them here could take long.
 */
export async function countLiveDays(
  repository: Repository,
  today: CalendarDay,
): Promise<LiveDay[]> {
  const yesterday = addDays(today, -1)
  const storedRange = await repository.findStoredRange()
  const days = storedRange && storedRange.to >= yesterday ? [today] : [yesterday, today]
  return Promise.all(
    days.map(async (day) => {
      const [agents, accounts] = await Promise.all([
        repository.countAgents(day),
        repository.countAccounts(day),
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
  live: readonly LiveDay[],
): Promise<DailyFigures[]> {
  const storedFigures = await repository.readStored(range)
  const liveFigures = live.map(({ figures }) => figures)
  return fillDays([...storedFigures, ...liveFigures], range)
}

/** Returns the sums of each companion with calls or ratings in a range. */
export async function readAgents(
  repository: Pick<Repository, 'readStoredAgents'>,
  range: DayRange,
  live: readonly LiveDay[],
): Promise<AgentFigures[]> {
  const storedFigures = await repository.readStoredAgents(range)
  const liveFigures = live
    .filter(({ figures: { day } }) => day >= range.from && day <= range.to)
    .flatMap(({ agents }) => agents)
  const byAgent = new Map<string, AgentFigures>()
  for (const figures of [...storedFigures, ...liveFigures]) {
    const sum = byAgent.get(figures.agentId)
    byAgent.set(
      figures.agentId,
      sum ? { ...addCallFigures(sum, figures), agentId: figures.agentId } : figures,
    )
  }
  return [...byAgent.values()]
}
