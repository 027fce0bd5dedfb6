import { expect, test } from 'vitest'
import {
  addTranscript,
  joinAllTranscripts,
  maxTurnCharacters,
  noTurn,
  startSpeaking,
} from './caller-turn'

const createTurn = (texts: readonly string[]) =>
  texts.reduce(
    (turn, text, index) => addTranscript(turn, { itemId: `item-${index}`, text }, index),
    startSpeaking(noTurn, 0, { isOverCompanion: false }),
  )

const measureText = (texts: readonly string[]) => {
  const turn = createTurn(texts)
  return turn.phase === 'none' ? 0 : joinAllTranscripts(turn).length
}

test('keeps minutes of speech, and limits the number of segments and of characters', () => {
  const sentence = 'Je vous raconte ma journée depuis le début.'
  expect(measureText(Array(50).fill(sentence))).toBe(50 * sentence.length + 49)
  expect(measureText(Array(10_000).fill('a'))).toBeLessThan(1_000)
  expect(measureText(Array(100).fill('a'.repeat(4_000)))).toBeLessThanOrEqual(maxTurnCharacters)
})

test('keeps the newest whole sentences of a turn that gets too long', () => {
  const createSentence = (number: number) => `Voici la phrase numéro ${number} de mon histoire.`
  const turn = createTurn(Array.from({ length: 400 }, (_, number) => createSentence(number)))
  const text = turn.phase === 'none' ? '' : joinAllTranscripts(turn)
  expect(text.endsWith(`${createSentence(398)} ${createSentence(399)}`)).toBe(true)
  expect(text).toMatch(/^Voici la phrase/)
  expect(text.length).toBeGreaterThan(maxTurnCharacters - 100)
  expect(text.length).toBeLessThanOrEqual(maxTurnCharacters)
})

test('drops every sentence that is older than a dropped one', () => {
  const longText = 'Et puis il a plu toute la journée. '.repeat(100).trim()
  const turn = createTurn(['Bonjour.', longText, longText])
  const text = turn.phase === 'none' ? '' : joinAllTranscripts(turn)
  expect(text).not.toContain('Bonjour')
  expect(text.endsWith(longText)).toBe(true)
})

test('replaces the words of a known segment, even in a full turn', () => {
  const fullTurn = createTurn(Array(100).fill('a'))
  const turnAfterReplacement = addTranscript(fullTurn, { itemId: 'item-99', text: 'b' }, 200)
  expect(
    turnAfterReplacement.phase !== 'none' && joinAllTranscripts(turnAfterReplacement).endsWith('b'),
  ).toBe(true)
})
