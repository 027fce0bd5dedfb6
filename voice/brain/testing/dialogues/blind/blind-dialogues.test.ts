import { expect, test } from 'vitest'
import { companions } from '../../../../../content/companions/companions'
import { judgeAnswer } from '../judge-dialogue'
import { blindDialogues } from './blind-dialogues'

const turns = blindDialogues.flatMap(({ turns }) => turns)

/** Answers that suit any turn, and so answer none of them. */
const fillers = [
  'Je comprends, dis-m’en plus.',
  'Je vois. Continuez, je vous écoute.',
  'Oui, je suis là. Et ensuite ?',
]

test('blind dialogues have 12 to 16 turns each, with a companion that exists', () => {
  for (const { companionId, turns } of blindDialogues) {
    expect(companions.map(({ id }) => id)).toContain(companionId)
    expect(turns.length).toBeGreaterThanOrEqual(12)
    expect(turns.length).toBeLessThanOrEqual(16)
  }
})

test('every turn accepts its own good answer', () => {
  for (const turn of turns) {
    expect([turn.caller, judgeAnswer(turn, turn.goodAnswer)]).toEqual([turn.caller, []])
  }
})

test.each(fillers)('every turn rejects an answer without content: %s', (filler) => {
  expect(turns.filter((turn) => judgeAnswer(turn, filler).length === 0)).toEqual([])
})
