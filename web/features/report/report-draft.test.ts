import { describe, expect, test } from 'vitest'
import { accountErrorMessages } from '../../../domain/accounts/account-error-messages'
import { type Draft, emptyDraft, findDraftErrors } from './report-draft'

const findErrors = (change: Partial<Draft>) =>
  findDraftErrors({ ...emptyDraft, reason: 'other', ...change })

describe('a report', () => {
  test('needs a reason and nothing else', () => {
    expect(findErrors({})).toEqual({})
    expect(Object.keys(findDraftErrors(emptyDraft))).toEqual(['reason'])
  })

  test('is invalid with a comment that is too long; the message says by how many characters', () => {
    expect(findErrors({ comment: 'é'.repeat(1_000) })).toEqual({})
    expect(findErrors({ comment: '🙂'.repeat(1_001) }).comment).toBe(
      'Votre texte a 1 caractère de trop.',
    )
    expect(findErrors({ comment: 'a'.repeat(10_000) }).comment).toMatch(
      /^Votre texte a 9.000 carac/,
    )
  })

  test.each(['camille', 'a@b', 'a b@example.test'])(
    'is invalid with the e-mail address %s',
    (email) => {
      expect(findErrors({ email })).toEqual({ email: accountErrorMessages.EMAIL_INVALID })
    },
  )

  test('is valid without an e-mail address, or with spaces around a valid one', () => {
    expect(findErrors({ email: '  ' })).toEqual({})
    expect(findErrors({ email: ' camille@example.test ' })).toEqual({})
  })
})
