import { expect, test } from 'vitest'
import { isGuessablePassword } from './guessable-password'

test.each([
  '123456',
  '654321',
  '23456789',
  'password',
  'Password',
  'AZERTY',
  'azerty123',
  'azertyui',
  'lkjhgfdsq',
  'abcdef',
  'motdepasse',
  'jetaime',
  '      ',
  'aaaaaaaa',
  'ababab',
  'abcdabcd',
  '１２３４５６',
  'Amivoix',
  'amivoix2026!',
])('considers %j easy to guess', async (password) => {
  expect(await isGuessablePassword(password)).toBe(true)
})

test.each([
  'une phrase assez longue',
  'secret6',
  'velours',
  'camille’s own',
  'un tout autre mot',
  '🕯️🌙🍂🪶🎻🫖',
])('accepts %j', async (password) => {
  expect(await isGuessablePassword(password)).toBe(false)
})

test.each([
  'lea.fontanel@exemple.fr',
  'Lea.Fontanel',
  'lea.fontanel1984!',
  'Hirondelle',
  'hirondelle22',
])(
  'considers the address and the username easy to guess, even with added digits or symbols: %s',
  async (password) => {
    const knownNames = ['Lea.Fontanel@exemple.fr', 'Hirondelle']
    expect(await isGuessablePassword(password, knownNames)).toBe(true)
    expect(await isGuessablePassword(password)).toBe(false)
  },
)

test('ignores an empty username and an address without a local part', async () => {
  expect(await isGuessablePassword('une phrase', ['', '@'])).toBe(false)
})
