import { expect, it } from 'vitest'
import { completeNegation } from './complete-negation'

it.each([
  ['je viendrai pas', 'je ne viendrai pas'],
  ['elle en veut plus', 'elle n’en veut plus'],
  ['il m’a jamais rappelée', 'il m’a jamais rappelée'],
  ['elle est plus courageuse que lui', 'elle est plus courageuse que lui'],
])('completes the negation of "%s"', (text, completed) => {
  expect(completeNegation(text)).toBe(completed)
})
