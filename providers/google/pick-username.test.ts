import { expect, test } from 'vitest'
import { pickUsername } from './pick-username'

const email = 'lea.martin@example.test'

test.each([
  [{ given_name: 'Léa', name: 'Léa Martin' }, 'Léa'],
  [{ name: 'Léa Martin' }, 'Léa Martin'],
  [{ given_name: 'Zo', name: 'Zo Li' }, 'Zo Li'],
  [{ given_name: 'Zo', name: 'Zo' }, 'lea.martin'],
  [{ given_name: ' ', name: '' }, 'lea.martin'],
  [{}, 'lea.martin'],
  [{ given_name: 'Lé\u202ea\u0000\n  B' }, 'Lé a B'],
  [{ given_name: '👩‍🚀 Ada' }, '👩‍🚀 Ada'],
  [{ given_name: '😀'.repeat(10_000) }, '😀'.repeat(60)],
])('gives %j the username %s', (names, username) => {
  expect(pickUsername({ email, ...names })).toBe(username)
})

test('gives a default username when every name is too short', () => {
  expect(pickUsername({ email: 'zo@example.test', given_name: 'Zo', name: 'Zo' })).toBe('Membre')
})
