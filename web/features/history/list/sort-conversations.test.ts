import { expect, test } from 'vitest'
import { buildConversation } from '../testing/build-conversation'
import { sortConversations } from './sort-conversations'

const list = [
  buildConversation({ id: 'third', durationSeconds: 60, successScore: null }),
  buildConversation({ id: 'second', durationSeconds: 600, successScore: 40 }),
  buildConversation({ id: 'first', durationSeconds: 60, successScore: 90 }),
]

test.each([
  ['newest', ['third', 'second', 'first']],
  ['oldest', ['first', 'second', 'third']],
  ['longest', ['second', 'third', 'first']],
  ['best', ['first', 'second', 'third']],
] as const)('sorts in the order "%s"', (sort, ids) => {
  expect(sortConversations(list, sort).map(({ id }) => id)).toEqual(ids)
})
