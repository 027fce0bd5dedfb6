import { describe, expect, test } from 'vitest'
import { formatCsvRow } from './csv'

describe('formatCsvRow', () => {
  test('separates cells by semicolons and ends the line', () => {
    expect(formatCsvRow(['été', '', '9'])).toBe('été;;9\r\n')
  })

  test('quotes cells with separators, quotes and line breaks', () => {
    expect(formatCsvRow(['a;b', 'dit "oui"', 'deux\nlignes', '9,99'])).toBe(
      '"a;b";"dit ""oui""";"deux\nlignes";"9,99"\r\n',
    )
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'])(
    'puts an apostrophe before %j, which a spreadsheet could run',
    (text) => {
      expect(formatCsvRow([text]).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  test('neutralises a formula that also has to be quoted', () => {
    expect(formatCsvRow(['=HYPERLINK("https://evil.test";"x")'])).toBe(
      `"'=HYPERLINK(""https://evil.test"";""x"")"\r\n`,
    )
  })
})
