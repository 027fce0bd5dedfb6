import { expect, it } from 'vitest'
import { startTestCall } from '../brain/testing/start-test-call'
import { cutLongWords } from './cut-long-words'

it('cuts a word of 4,000 characters to 100, and leaves ordinary words unchanged', () => {
  expect(cutLongWords(`je dis ${'a'.repeat(4_000)} et rien`)).toBe(
    `je dis ${'a'.repeat(100)} et rien`,
  )
  const sentence = 'Anticonstitutionnellement, c’est un mot de vingt-cinq lettres.'
  expect(cutLongWords(sentence)).toBe(sentence)
})

it.each(['l’', 'd’', 'a-', 'İ', '中'])(
  'lets the companion answer 4,000 characters of "%s", which the patterns would match too slowly without the cut',
  async (unit) => {
    const call = startTestCall()
    expect(await call.say(unit.repeat(4_000 / unit.length))).not.toEqual([])
  },
)
