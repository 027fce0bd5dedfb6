/** After how many minutes a caller may ask the companion to say goodbye. */
export const timeBudgets = [10, 20, 30] as const

export type TimeBudget = (typeof timeBudgets)[number]
