import type { TimeBudget } from '../../../../domain/conversations/time-budget'

let chosen: TimeBudget | null = null
const listeners = new Set<() => void>()

/** The chosen time budget in minutes; null: none. Kept while the page is open. */
export const timeBudgetChoice = {
  getSnapshot: () => chosen,
  getServerSnapshot: () => null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  choose(budget: TimeBudget | null) {
    chosen = budget
    for (const listener of listeners) listener()
  },
}
