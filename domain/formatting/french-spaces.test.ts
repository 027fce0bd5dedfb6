import { expect, test } from 'vitest'
import { withFrenchSpaces, withNonBreakingDates } from './french-spaces'

test('puts non-breaking spaces around French punctuation', () => {
  expect(withFrenchSpaces('Motif : « Trop cher ». Prêt ? Oui ; merci !')).toBe(
    'Motif\u00a0: «\u00a0Trop cher\u00a0». Prêt\u00a0? Oui\u00a0; merci\u00a0!',
  )
})

test('keeps the positions of the other characters', () => {
  const text = '« Sous 14 jours ? »  Oui : 33 minutes !'
  expect(withFrenchSpaces(text).replaceAll('\u00a0', ' ')).toBe(text)
})

test('keeps a number and its unit, and a day and its month, on one line', () => {
  expect(withFrenchSpaces('33 minutes, sous 14 jours, 3 marsouins')).toBe(
    '33\u00a0minutes, sous 14\u00a0jours, 3 marsouins',
  )
  expect(withNonBreakingDates('le 6 décembre 2026, 2 marsouins')).toBe(
    'le 6\u00a0décembre 2026, 2 marsouins',
  )
})

test('leaves URLs and times unchanged', () => {
  const text = 'À 21:04, sur https://amivoix.test/wallet?tab=credits'
  expect(withFrenchSpaces(text)).toBe(text)
})
