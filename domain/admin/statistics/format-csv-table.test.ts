import { expect, test } from 'vitest'
import { formatCsvTable } from './format-csv-table'

test('writes numbers with a decimal comma, and neutralises formulas', () => {
  expect(
    formatCsvTable([
      ['Agent', 'Note moyenne'],
      ['=cmd()', 4.5],
      ['Nyx', null],
    ]),
  ).toBe('\ufeffAgent;Note moyenne\r\n\'=cmd();"4,5"\r\nNyx;\r\n')
})
