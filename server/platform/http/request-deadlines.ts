/** How long a client may take to send a request. WebSockets are not limited. */
export type RequestDeadlines = {
  headersMs: number
  /** Headers and body together. */
  requestMs: number
  /** Interval between checks of the deadlines; a request can exceed its deadline by this much. */
  checkIntervalMs: number
}

/**
 * Most routes accept bodies of 100 KB at most, for which 30 s are enough even on a bad mobile
 * connection.
 */
export const requestDeadlines: RequestDeadlines = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkIntervalMs: 5_000,
}
