import { expect, test } from 'vitest'
import { companions } from '../../../../../content/companions/companions'
import { judgeAnswer } from '../judge-dialogue'
import { blindDialogues } from './blind-dialogues'

const turns = blindDialogues.flatMap(({ turns }) => turns)

/** Answers without content, which could follow any turn. */
const contentlessAnswers = [
  'Je comprends, dis-m’en plus.',
  'Je vois. Continuez, je vous écoute.',
  'Oui, je suis là. Et ensuite ?',
]

test('every blind dialogue has an existing companion and 12 to 16 turns', () => {
  for (const { companionId, turns } of blindDialogues) {
    expect(companions.map(({ id }) => id)).toContain(companionId)
    expect(turns.length).toBeGreaterThanOrEqual(12)
    expect(turns.length).toBeLessThanOrEqual(16)
  }
})

test('every turn accepts its `goodAnswer`', () => {
  for (const turn of turns) {
    expect([turn.caller, judgeAnswer(turn, turn.goodAnswer)]).toEqual([turn.caller, []])
  }
})

test.each(contentlessAnswers)('every turn rejects the answer without content "%s"', (answer) => {
  expect(turns.filter((turn) => judgeAnswer(turn, answer).length === 0)).toEqual([])
})
