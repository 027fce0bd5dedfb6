import type { ServerEvent } from '../../../contract/call-server-events'

/** A resume repeats some seconds at most; a call tells a few events a second. */
const mostRemembered = 1_000

/** Whether an event comes for the first time: a resume tells again what may have been lost. */
export function createToldEvents(): (event: ServerEvent) => boolean {
  const told = new Set<string>()
  return ({ event_id }) => {
    if (told.has(event_id)) return false
    told.add(event_id)
    const [oldest] = told
    if (told.size > mostRemembered && oldest !== undefined) told.delete(oldest)
    return true
  }
}
