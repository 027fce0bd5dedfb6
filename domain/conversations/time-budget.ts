/** The time budgets that a caller can choose, in minutes. */
export const timeBudgets = [10, 20, 30] as const

export type TimeBudget = (typeof timeBudgets)[number]
