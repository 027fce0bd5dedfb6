import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { publicMessages } from '../../../domain/public-messages'
import { describeCompanionsFailure } from './describe-failure'

test.each([
  ['no response', new TypeError('Failed to fetch'), publicMessages.AGENTS_NOT_LOADED],
  ['an error of the server', new ORPCError('SERVER_FAILED'), publicMessages.AGENTS_NOT_LOADED],
  ['a missing permission', new ORPCError('FORBIDDEN'), publicMessages.AGENTS_FORBIDDEN],
  ['an expired session', new ORPCError('UNAUTHENTICATED'), null],
])('returns the message, or null, for %s', (_case, error, message) => {
  expect(describeCompanionsFailure(error)).toBe(message)
})
