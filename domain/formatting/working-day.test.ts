import { expect, test } from 'vitest'
import { isWorkingDay } from './working-day'

test.each([
  ['2026-11-20', 'a Friday', true],
  ['2026-11-21', 'a Saturday', false],
  ['2026-11-22', 'a Sunday', false],
  ['2026-11-11', 'Armistice Day, a Wednesday', false],
  ['2026-12-25', 'Christmas, a Friday', false],
  ['2026-04-03', 'Good Friday, not a public holiday', true],
  ['2026-04-06', 'Easter Monday', false],
  ['2026-05-14', 'Ascension', false],
  ['2026-05-25', 'Whit Monday', false],
  ['2027-03-29', 'Easter Monday', false],
  ['2038-04-26', 'the latest Easter Monday', false],
  ['2025-04-21', 'Easter Monday', false],
  ['2024-05-09', 'Ascension', false],
])('says whether %s is a working day (%s)', (day, _name, isWorking) => {
  expect(isWorkingDay(day)).toBe(isWorking)
})
