/** How long a client may take to send a request. WebSockets are not limited. */
export type RequestDeadlines = {
  headersMs: number
  /** Headers and body together. */
  requestMs: number
  /** How often deadlines are checked; a request can exceed its deadline by this time. */
  checkIntervalMs: number
}

/** Bodies have 100 KB at most: 30 s are enough for a bad mobile connection. */
export const requestDeadlines: RequestDeadlines = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkIntervalMs: 5_000,
}
