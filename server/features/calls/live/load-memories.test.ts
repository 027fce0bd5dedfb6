import { expect, test } from 'vitest'
import { chooseEventQuestion } from './load-memories'

const today = '2026-11-22'

test.each([
  { eventDay: '2026-11-20', lastCall: '2026-11-19', event: 'past' },
  { eventDay: '2026-11-20', lastCall: '2026-11-20', event: 'past' },
  { eventDay: '2026-11-20', lastCall: '2026-11-21', event: null },
  { eventDay: '2026-11-22', lastCall: '2026-11-20', event: 'coming' },
  { eventDay: '2026-11-24', lastCall: '2026-11-20', event: 'coming' },
  { eventDay: '2026-11-24', lastCall: today, event: null },
  { eventDay: '2026-11-25', lastCall: '2026-11-20', event: null },
])(
  'on 2026-11-22, after a last call on $lastCall, the kind of question about an event on $eventDay is $event',
  ({ eventDay, lastCall, event }) => {
    expect(chooseEventQuestion(eventDay, { today, lastCall })).toBe(event)
  },
)
