import { expect, test } from 'vitest'
import { isReportCommentTooLong, isReportReason } from './report'

test('accepts a comment of a thousand characters and refuses a longer one', () => {
  expect(isReportCommentTooLong('🙂'.repeat(1_000))).toBe(false)
  expect(isReportCommentTooLong(` ${'a'.repeat(1_000)}\n`)).toBe(false)
  expect(isReportCommentTooLong('a'.repeat(1_001))).toBe(true)
})

test('accepts listed reasons only', () => {
  expect(isReportReason('hateful')).toBe(true)
  expect(isReportReason('toString')).toBe(false)
})
