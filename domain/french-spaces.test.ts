import { expect, test } from 'vitest'
import { withFrenchSpaces } from './french-spaces'

test('signs that stand apart from their word stay on its line', () => {
  expect(withFrenchSpaces('Motif : « Trop cher ». Prêt ? Oui ; merci !')).toBe(
    'Motif\u00a0: «\u00a0Trop cher\u00a0». Prêt\u00a0? Oui\u00a0; merci\u00a0!',
  )
})

test('addresses and hours are left alone', () => {
  const text = 'À 21:04, sur https://amivoix.test/wallet?tab=credits'
  expect(withFrenchSpaces(text)).toBe(text)
})
