import { expect, test } from 'vitest'
import { createMailbox } from './mailbox'

test('what is posted while something is handled waits for its turn', () => {
  const done: string[] = []
  const mailbox = createMailbox(() => {})
  mailbox.post(() => {
    mailbox.post(() => done.push('second'))
    done.push('first')
  })
  expect(done).toEqual(['first', 'second'])
})

test('an action that throws is told and does not stop the next', () => {
  const faults: unknown[] = []
  const done: string[] = []
  const mailbox = createMailbox((error) => faults.push(error))
  mailbox.post(() => {
    mailbox.post(() => done.push('next'))
    throw new Error('broken')
  })
  expect(done).toEqual(['next'])
  expect(faults).toEqual([new Error('broken')])
})
