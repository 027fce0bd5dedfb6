import { expect, test } from 'vitest'
import { namesDay } from './memory'

test.each([
  ['Vous avez un entretien le jeudi 26 novembre.', '2026-11-26', true],
  ['Votre anniversaire est le 1er mars.', '2027-03-01', true],
  ['Votre sœur se marie en juin 2027.', '2027-06-30', false],
  ['Vous partez vers le 22 décembre.', '2026-12-22', false],
  ['Vous déménagez la semaine du 30 novembre.', '2026-12-04', false],
  ['Vous avez un entretien le samedi 12 décembre.', '2026-12-02', false],
])('whether "%s" names the day %s: %s', (statement, day, expected) => {
  expect(namesDay(statement, day)).toBe(expected)
})
