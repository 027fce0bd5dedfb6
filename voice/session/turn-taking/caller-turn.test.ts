import { expect, test } from 'vitest'
import {
  addTranscript,
  joinAllTranscripts,
  maxTurnCharacters,
  noTurn,
  startSpeaking,
} from './caller-turn'

const hear = (texts: readonly string[]) =>
  texts.reduce(
    (turn, text, index) => addTranscript(turn, { itemId: `item-${index}`, text }, index),
    startSpeaking(noTurn, 0, false),
  )

const measure = (texts: readonly string[]) => {
  const turn = hear(texts)
  return turn.phase === 'none' ? 0 : joinAllTranscripts(turn).length
}

test('holds minutes of speech, and limits a flood of segments or of words', () => {
  const sentence = 'Je vous raconte ma journée depuis le début.'
  expect(measure(Array(50).fill(sentence))).toBe(50 * sentence.length + 49)
  expect(measure(Array(10_000).fill('a'))).toBeLessThan(1_000)
  expect(measure(Array(100).fill('a'.repeat(4_000)))).toBeLessThanOrEqual(maxTurnCharacters)
})

test('keeps the newest whole sentences of a turn that gets too long', () => {
  const sentence = (number: number) => `Voici la phrase numéro ${number} de mon histoire.`
  const turn = hear(Array.from({ length: 400 }, (_, number) => sentence(number)))
  const text = turn.phase === 'none' ? '' : joinAllTranscripts(turn)
  expect(text.endsWith(`${sentence(398)} ${sentence(399)}`)).toBe(true)
  expect(text).toMatch(/^Voici la phrase/)
  expect(text.length).toBeGreaterThan(maxTurnCharacters - 100)
  expect(text.length).toBeLessThanOrEqual(maxTurnCharacters)
})

test('drops every sentence that is older than a dropped one', () => {
  const long = 'Et puis il a plu toute la journée. '.repeat(100).trim()
  const turn = hear(['Bonjour.', long, long])
  const text = turn.phase === 'none' ? '' : joinAllTranscripts(turn)
  expect(text).not.toContain('Bonjour')
  expect(text.endsWith(long)).toBe(true)
})

test('replaces the words of a known segment, also in a full turn', () => {
  const full = hear(Array(100).fill('a'))
  const turnAfterReplacement = addTranscript(full, { itemId: 'item-99', text: 'b' }, 200)
  expect(
    turnAfterReplacement.phase !== 'none' && joinAllTranscripts(turnAfterReplacement).endsWith('b'),
  ).toBe(true)
})
