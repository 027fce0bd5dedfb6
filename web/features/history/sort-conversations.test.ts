import { expect, test } from 'vitest'
import { sortConversations } from './sort-conversations'
import { conversationOf } from './testing/conversation-of'

const list = [
  conversationOf({ id: 'third', durationSeconds: 60, successScore: null }),
  conversationOf({ id: 'second', durationSeconds: 600, successScore: 40 }),
  conversationOf({ id: 'first', durationSeconds: 60, successScore: 90 }),
]

test.each([
  ['newest', ['third', 'second', 'first']],
  ['oldest', ['first', 'second', 'third']],
  ['longest', ['second', 'third', 'first']],
  ['best', ['first', 'second', 'third']],
] as const)('%s', (order, ids) => {
  expect(sortConversations(list, order).map(({ id }) => id)).toEqual(ids)
})
