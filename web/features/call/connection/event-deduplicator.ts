import type { ServerEvent } from '../../../../contract/call-server-events'

/**
 * More than enough: after a resume the server replays only a few seconds of events, at a few events
 * per second.
 */
const maxRememberedEvents = 1_000

/**
 * Creates a function that returns true the first time it sees an event. After a resume the server
 * resends the events that may have been lost.
 */
export function createEventDeduplicator(): (event: ServerEvent) => boolean {
  const seenIds = new Set<string>()
  return ({ event_id }) => {
    if (seenIds.has(event_id)) return false
    seenIds.add(event_id)
    const [oldest] = seenIds
    if (seenIds.size > maxRememberedEvents && oldest !== undefined) seenIds.delete(oldest)
    return true
  }
}
