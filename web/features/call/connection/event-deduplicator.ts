import type { ServerEvent } from '../../../../contract/call-server-events'

/** After a resume the server repeats a few seconds of events, at a few events a second. */
const maxRememberedEvents = 1_000

/**
 * Creates a function that returns true the first time it sees an event. After a resume the server
 * sends again the events that may have been lost.
 */
export function createEventDeduplicator(): (event: ServerEvent) => boolean {
  const seen = new Set<string>()
  return ({ event_id }) => {
    if (seen.has(event_id)) return false
    seen.add(event_id)
    const [oldest] = seen
    if (seen.size > maxRememberedEvents && oldest !== undefined) seen.delete(oldest)
    return true
  }
}
