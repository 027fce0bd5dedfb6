/** Quick at first, because most drops are a change of network; then about once every 3 s. */
const delaysMs = [150, 400, 900, 1_600]
const longestDelayMs = 3_000

/** How long to wait before the next try to take the line up again, in ms; `tries` made so far. */
export const resumeDelayMs = (tries: number) => delaysMs[tries] ?? longestDelayMs
