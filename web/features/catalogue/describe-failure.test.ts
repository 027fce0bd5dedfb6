import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { describeCompanionsFailure } from './describe-failure'

test.each([
  ['no response', new TypeError('Failed to fetch'), messages.AGENTS_NOT_LOADED],
  ['a server that fails', new ORPCError('SERVER_FAILED'), messages.AGENTS_NOT_LOADED],
  ['a permission that is missing', new ORPCError('FORBIDDEN'), messages.AGENTS_FORBIDDEN],
  ['a message of row-level security', new Error('violates RLS policy'), messages.AGENTS_FORBIDDEN],
  ['a session that is over', new ORPCError('UNAUTHENTICATED'), null],
])('%s', (_case, error, message) => {
  expect(describeCompanionsFailure(error)).toBe(message)
})
