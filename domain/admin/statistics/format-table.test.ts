import { expect, test } from 'vitest'
import { formatTable } from './format-table'

test('writes numbers with a decimal comma, and neutralises formulas', () => {
  expect(
    formatTable([
      ['Agent', 'Note moyenne'],
      ['=cmd()', 4.5],
      ['Nyx', null],
    ]),
  ).toBe('\ufeffAgent;Note moyenne\r\n\'=cmd();"4,5"\r\nNyx;\r\n')
})
