import { expect, test } from 'vitest'
import { withFrenchSpaces } from './french-spaces'

test('signs that stand apart from their word stay on its line', () => {
  expect(withFrenchSpaces('Motif : « Trop cher ». Prêt ? Oui ; merci !')).toBe(
    'Motif\u00a0: «\u00a0Trop cher\u00a0». Prêt\u00a0? Oui\u00a0; merci\u00a0!',
  )
})

test('a figure stays with what it counts', () => {
  expect(
    withFrenchSpaces('Pack Standard, 33 minutes, le 6 décembre, sous 14 jours. 3 marsouins'),
  ).toBe('Pack Standard, 33\u00a0minutes, le 6\u00a0décembre, sous 14\u00a0jours. 3 marsouins')
})

test('addresses and hours are left alone', () => {
  const text = 'À 21:04, sur https://amivoix.test/wallet?tab=credits'
  expect(withFrenchSpaces(text)).toBe(text)
})
