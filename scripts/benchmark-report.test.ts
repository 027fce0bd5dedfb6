import { expect, test } from 'vitest'
import { updateReport } from './benchmark-report.mjs'

const names = ['synthesis', 'calls']
const result = {
  date: '2026-11-22',
  commit: 'abc1234',
  machine: 'Some CPU, 2 cores',
  figures: [
    { name: 'first audio, p95', value: 6.5, unit: 'ms', goal: '≤ 10 ms', isMet: true },
    { name: 'wrong balances', value: 1, unit: '', goal: '0', isMet: false },
    { name: 'first audio, p50', value: 3, unit: 'ms' },
    { name: 'did not complete (exited with 1)', isMet: false },
  ],
}

test('renders a table with goal, figure, result, date, and commit', () => {
  expect(updateReport('', 'synthesis', result, names)).toContain(`## synthesis

[bench/synthesis.bench.ts](../bench/synthesis.bench.ts). Machine: Some CPU, 2 cores.

| figure | goal | measured | result | date | commit |
| --- | --- | --- | --- | --- | --- |
| first audio, p95 | ≤ 10 ms | 6.5 ms | ok | 2026-11-22 | abc1234 |
| wrong balances | 0 | 1 | missed | 2026-11-22 | abc1234 |
| first audio, p50 |  | 3 ms |  | 2026-11-22 | abc1234 |
| did not complete (exited with 1) |  | — | missed | 2026-11-22 | abc1234 |
`)
})

test('replaces only the section of the benchmark that ran', () => {
  const firstReport = updateReport('', 'synthesis', result, names)
  const fullReport = updateReport(firstReport, 'calls', { ...result, commit: 'def5678' }, names)
  expect(fullReport.match(/^## .*$/gm)).toEqual(['## calls', '## synthesis'])
  const updatedReport = updateReport(fullReport, 'calls', { ...result, date: '2026-11-23' }, names)
  expect(updatedReport.match(/^## .*$/gm)).toEqual(['## calls', '## synthesis'])
  expect(updatedReport.slice(updatedReport.indexOf('## synthesis'))).toBe(
    fullReport.slice(fullReport.indexOf('## synthesis')),
  )
  expect(updatedReport).not.toContain('def5678')
})

test('writes the same document for the same results', () => {
  const firstReport = updateReport('', 'synthesis', result, names)
  expect(updateReport(firstReport, 'synthesis', result, names)).toBe(firstReport)
})

test('drops the section of a benchmark that no longer exists', () => {
  const document = updateReport('', 'synthesis', result, names)
  expect(updateReport(document, 'calls', result, ['calls'])).not.toContain('## synthesis')
})
