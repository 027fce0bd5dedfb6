import { expect, it } from 'vitest'
import { completeNegation } from './complete-negation'

it.each([
  ['je viendrai pas', 'je ne viendrai pas'],
  ['elle en veut plus', 'elle n’en veut plus'],
])('completes the negation of "%s"', (text, completed) => {
  expect(completeNegation(text)).toBe(completed)
})

it.each(['il m’a jamais rappelée', 'elle est plus courageuse que lui'])(
  'leaves "%s" unchanged',
  (text) => {
    expect(completeNegation(text)).toBe(text)
  },
)
