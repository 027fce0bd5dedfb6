import { expect, test } from 'vitest'
import { cleanMultilineText, cleanSingleLineText } from './typed-text'

test.each([
  ['  Il m’a insulté.\r\nDeux fois. ', 'Il m’a insulté.\nDeux fois.'],
  ['avant\u202eaprès\u2066', 'avantaprès'],
  ['un\u0000deux\u0007trois\tquatre', 'undeuxtrois\tquatre'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['e\u0301', 'é'],
  ['مرحبا 👩‍🚀', 'مرحبا 👩‍🚀'],
])('turns %j into %j', (typed, cleaned) => {
  expect(cleanMultilineText(typed)).toBe(cleaned)
})

test('turns each run of line breaks, spaces and control characters into one space in single-line text', () => {
  expect(cleanSingleLineText(' Zoé\r\n\u2028de\0 la\u2029 \u202eTour ')).toBe('Zoé de la Tour')
})
