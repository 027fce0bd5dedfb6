import { describe, expect, test } from 'vitest'
import { accountRefusalMessages } from '../../../domain/accounts/account-refusals'
import { type Draft, emptyDraft, findDraftFaults } from './report-draft'

const faultsOf = (change: Partial<Draft>) =>
  findDraftFaults({ ...emptyDraft, reason: 'other', ...change })

describe('a report', () => {
  test('needs a reason, and nothing else', () => {
    expect(faultsOf({})).toEqual({})
    expect(Object.keys(findDraftFaults(emptyDraft))).toEqual(['reason'])
  })

  test('says how many characters are too many', () => {
    expect(faultsOf({ comment: 'é'.repeat(1_000) })).toEqual({})
    expect(faultsOf({ comment: '🙂'.repeat(1_001) }).comment).toBe(
      'Votre texte a 1 caractère de trop.',
    )
    expect(faultsOf({ comment: 'a'.repeat(10_000) }).comment).toMatch(/^Votre texte a 9.000 carac/)
  })

  test.each(['camille', 'a@b', 'a b@example.test'])('%s is no address', (email) => {
    expect(faultsOf({ email })).toEqual({ email: accountRefusalMessages.EMAIL_INVALID })
  })

  test('an address is optional', () => {
    expect(faultsOf({ email: '  ' })).toEqual({})
    expect(faultsOf({ email: ' camille@example.test ' })).toEqual({})
  })
})
