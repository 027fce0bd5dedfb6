import { describe, expect, it } from 'vitest'
import type { ServerEvent } from '../../../../contract/call-server-events'
import { createEventDeduplicator } from './event-deduplicator'

const createWarning = (event_id: string): ServerEvent => ({
  type: 'call.warning',
  event_id,
  secondsLeft: 60,
})

describe('the event deduplicator', () => {
  it('accepts an event only once', () => {
    const isNew = createEventDeduplicator()
    expect(['e1', 'e2', 'e1', 'e2', 'e3'].map((id) => isNew(createWarning(id)))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ])
  })

  it('forgets events that are too old to be sent again', () => {
    const isNew = createEventDeduplicator()
    for (let number = 0; number <= 1_000; number += 1) isNew(createWarning(`e${number}`))
    expect(isNew(createWarning('e1'))).toBe(false)
    expect(isNew(createWarning('e0'))).toBe(true)
  })
})
