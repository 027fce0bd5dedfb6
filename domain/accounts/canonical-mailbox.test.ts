import { expect, test } from 'vitest'
import { toCanonicalMailbox } from './canonical-mailbox'

test.each([
  ['lea@example.test', 'lea@example.test'],
  ['Lea+Essai@Example.test', 'lea@example.test'],
  ['lea+a+b@example.test', 'lea@example.test'],
  ['l.ea@example.test', 'l.ea@example.test'],
  ['L.e.a+x@gmail.com', 'lea@gmail.com'],
  ['lea@googlemail.com', 'lea@gmail.com'],
  ['+lea@example.test', '+lea@example.test'],
  ['no address', 'no address'],
])('maps %s to the mailbox %s', (address, mailbox) => {
  expect(toCanonicalMailbox(address)).toBe(mailbox)
})
