import { expect, it } from 'vitest'
import type { ServerEvent } from '../../../contract/call-server-events'
import { createToldEvents } from './told-events'

const warning = (event_id: string): ServerEvent => ({
  type: 'call.warning',
  event_id,
  secondsLeft: 60,
})

it('lets through what a resume repeats once only', () => {
  const isNew = createToldEvents()
  expect(['e1', 'e2', 'e1', 'e2', 'e3'].map((id) => isNew(warning(id)))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
})

it('keeps no more of a long call than a resume can repeat', () => {
  const isNew = createToldEvents()
  for (let number = 0; number <= 1_000; number += 1) isNew(warning(`e${number}`))
  expect(isNew(warning('e1'))).toBe(false)
  expect(isNew(warning('e0'))).toBe(true)
})
