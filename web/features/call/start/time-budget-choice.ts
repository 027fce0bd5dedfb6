import type { TimeBudget } from '../../../../domain/conversations/time-budget'

let chosenBudget: TimeBudget | null = null
const listeners = new Set<() => void>()

/** Stores the chosen time budget in minutes, or null, as long as the page is open. */
export const timeBudgetChoice = {
  getSnapshot: () => chosenBudget,
  getServerSnapshot: () => null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  choose(budget: TimeBudget | null) {
    chosenBudget = budget
    for (const listener of listeners) listener()
  },
}
