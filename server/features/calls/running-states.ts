/** A process has the call, and the meter may run. */
export const runningStates = ['live', 'suspended', 'closing'] as const

export type RunningState = (typeof runningStates)[number]
