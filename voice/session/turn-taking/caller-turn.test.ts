import { expect, test } from 'vitest'
import { addTranscript, joinAllTranscripts, noTurn, startSpeaking } from './caller-turn'

const hear = (texts: readonly string[]) =>
  texts.reduce(
    (turn, text, index) => addTranscript(turn, { itemId: `item-${index}`, text }, index),
    startSpeaking(noTurn, 0, false),
  )

const measure = (texts: readonly string[]) => {
  const turn = hear(texts)
  return turn.phase === 'none' ? 0 : joinAllTranscripts(turn).length
}

test('holds minutes of speech, and ignores a flood of segments or of words', () => {
  const sentence = 'Je vous raconte ma journée depuis le début.'
  expect(measure(Array(50).fill(sentence))).toBe(50 * sentence.length + 49)
  expect(measure(Array(10_000).fill('a'))).toBeLessThan(1_000)
  expect(measure(Array(100).fill('a'.repeat(4_000)))).toBeLessThanOrEqual(20_100)
})

test('replaces the words of a known segment, also in a full turn', () => {
  const full = hear(Array(100).fill('a'))
  const replaced = addTranscript(full, { itemId: 'item-99', text: 'b' }, 200)
  expect(replaced.phase !== 'none' && joinAllTranscripts(replaced).endsWith('b')).toBe(true)
})
