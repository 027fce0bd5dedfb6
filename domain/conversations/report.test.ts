import { expect, test } from 'vitest'
import { isReportCommentTooLong, isReportReason } from './report'

test('a thousand characters fit, whatever they are, and one more does not', () => {
  expect(isReportCommentTooLong('🙂'.repeat(1_000))).toBe(false)
  expect(isReportCommentTooLong(` ${'a'.repeat(1_000)}\n`)).toBe(false)
  expect(isReportCommentTooLong('a'.repeat(1_001))).toBe(true)
})

test('a reason is one of the list', () => {
  expect(isReportReason('hateful')).toBe(true)
  expect(isReportReason('toString')).toBe(false)
})
