import { expect, test } from 'vitest'
import { cleanReportComment, isReportCommentTooLong, isReportReason } from './report'

test.each([
  ['  Il m’a insulté.\r\nDeux fois. ', 'Il m’a insulté.\nDeux fois.'],
  ['avant\u202eaprès\u2066', 'avantaprès'],
  ['un\u0000deux\u0007trois\tquatre', 'undeuxtrois\tquatre'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['مرحبا 👩‍🚀', 'مرحبا 👩‍🚀'],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanReportComment(typed)).toBe(kept)
})

test('a thousand characters fit, whatever they are, and one more does not', () => {
  expect(isReportCommentTooLong('🙂'.repeat(1_000))).toBe(false)
  expect(isReportCommentTooLong(` ${'a'.repeat(1_000)}\n`)).toBe(false)
  expect(isReportCommentTooLong('a'.repeat(1_001))).toBe(true)
})

test('a reason is one of the list', () => {
  expect(isReportReason('hateful')).toBe(true)
  expect(isReportReason('toString')).toBe(false)
})
