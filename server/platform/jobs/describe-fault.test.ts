import { expect, test } from 'vitest'
import { describeFault } from './describe-fault'

test('a refused address is not kept, in the message or above the stack', () => {
  const error = Object.assign(
    new Error("Can't send mail\n550 <camille@example.test> unknown\n    at camille@example.test"),
    { code: 'EENVELOPE', responseCode: 550, rejected: ['camille@example.test'] },
  )
  const fault = describeFault(error)
  expect(fault).toMatchObject({ type: 'Error', code: 'EENVELOPE', responseCode: 550 })
  expect(fault.frames[0]).toContain('describe-fault.test')
  expect(JSON.stringify(fault)).not.toContain('camille')
})

test('the values of a statement are not kept, what the database said is', () => {
  const cause = Object.assign(new TypeError('lost'), { code: '57P01' })
  const error = new Error('Failed query: … params: Bonjour Camille', { cause })
  expect(describeFault(error)).toMatchObject({ type: 'TypeError', code: '57P01' })
  expect(JSON.stringify(describeFault(error))).not.toContain('Camille')
})

test('what is no error at all is told by its type', () => {
  expect(describeFault('camille@example.test')).toEqual({ type: 'string', frames: [] })
})
