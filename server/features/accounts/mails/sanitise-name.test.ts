import { expect, test } from 'vitest'
import { sanitiseName } from './sanitise-name'

test.each([
  ['Camille', 'Camille'],
  ['Anne-Lise d’Or', 'Anne-Lise d’Or'],
  ['👩‍🚀 Ada', '👩‍🚀 Ada'],
  ['Zoé_93', 'Zoé_93'],
  ['voir evil.com/a', 'voir evil com a'],
  ['evil。com', 'evil com'],
  ['evil․com', 'evil com'],
  ['http://evil@b', 'http evil b'],
  ['Bob »\r\n\r\nVotre compte', 'Bob Votre compte'],
  ['\u202elive', 'live'],
])('writes the name %j as %j in an e-mail', (name, expected) => {
  expect(sanitiseName(name)).toBe(expected)
})
