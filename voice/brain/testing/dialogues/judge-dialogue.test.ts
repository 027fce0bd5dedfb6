import { describe, expect, test } from 'vitest'
import { companions } from '../../../../content/companions/companions'
import type { Dialogue } from '../../../ports/dialogue'
import { acceptsThanks, cheer, farewell, onlyAcknowledges } from './expectations'
import { heldOutDialogues } from './held-out-dialogues'
import { judgeAnswer, judgeDialogue, normaliseAnswer } from './judge-dialogue'
import type { TestTurn } from './test-dialogue'

/** Says the given answers in order, the first one as its greeting. */
function createFakeDialogue(answers: readonly (readonly string[])[]): Dialogue {
  let acceptedCount = 0
  return {
    prepare: () => ({
      sentences: (async function* () {
        yield* answers[acceptedCount] ?? []
      })(),
      accept() {
        acceptedCount++
      },
    }),
    truncate() {},
  }
}

const deathOfDog: TestTurn = {
  caller: 'mon chien est mort hier',
  expected: 'Responds to the death of the dog.',
  mentions: [/\b(chien|mort|peine|desole)/],
  avoids: [cheer, onlyAcknowledges],
}
const goodbye: TestTurn = {
  caller: 'bonne nuit',
  expected: 'Says goodbye.',
  mentions: [farewell],
  question: 'forbidden',
}

test('accepts an answer that meets every expectation, ignoring accents and punctuation', () => {
  expect(judgeAnswer(deathOfDog, 'Désolé pour ton chien…')).toEqual([])
})

describe('rejects an answer', () => {
  test.each<[string, Partial<TestTurn>, string]>([
    ['that is empty', {}, ''],
    ['that does not mention the required thing', { mentions: [/\bchien/] }, 'Mm, je t’écoute.'],
    [
      'that mentions only one of two required things',
      { mentions: [/\bchien/, /\bhier/] },
      'Ton chien.',
    ],
    ['that contains a pattern to avoid', { avoids: [cheer] }, 'Ton chien, génial !'],
    ['that only acknowledges', { avoids: [onlyAcknowledges] }, 'Mm, je t’écoute.'],
    ['that lacks the required question', { question: 'required' }, 'Ton chien.'],
    ['that ends with a question', { question: 'forbidden' }, 'Bonne nuit. Et demain ?'],
    ['that continues an exercise', { forbidsActivity: true }, 'Pose ta main et inspire.'],
    ['that continues a game', { forbidsActivity: true }, 'Désolé. On continue le jeu ?'],
  ])('%s', (_case, expectations, answer) => {
    expect(judgeAnswer({ caller: '', expected: '', ...expectations }, answer)).toHaveLength(1)
  })
})

test('accepts an answer that ends a game and asks a question before its last sentence', () => {
  const turn: TestTurn = { caller: '', expected: '', forbidsActivity: true, question: 'forbidden' }
  expect(judgeAnswer(turn, 'Tu pleures ? On laisse le jeu.')).toEqual([])
})

describe('when the caller asks something', () => {
  const coffee: TestTurn = {
    caller: 'et si je veux un café à emporter',
    expected: 'Says how to order it.',
    mentions: [/\bcafe|take away/],
    wantsAnswer: true,
  }
  const price: TestTurn = {
    caller: 'c’est gratuit un conciliateur de justice',
    expected: 'Says whether it is free.',
    mentions: [/\bgratuit/],
    wantsAnswer: true,
  }

  test("rejects an answer that only repeats the caller's words", () => {
    expect(judgeAnswer(coffee, 'Donc si vous voulez un café à emporter.')).toHaveLength(1)
    expect(judgeAnswer(price, 'Alors un conciliateur de justice gratuit.')).toHaveLength(1)
  })

  test("accepts an answer that reuses the caller's words, and an echo followed by a real answer", () => {
    expect(judgeAnswer(price, 'Oui, un conciliateur de justice est gratuit.')).toEqual([])
    expect(judgeAnswer(price, 'C’est gratuit, un conciliateur de justice.')).toEqual([])
    expect(
      judgeAnswer(coffee, 'Si vous voulez un café à emporter. A coffee to take away.'),
    ).toEqual([])
  })
})

test('recognises the farewells and replies to thanks of every companion in the held-out dialogues', () => {
  for (const { companionId } of heldOutDialogues) {
    const persona = companions.find(({ id }) => id === companionId)?.persona
    for (const sentence of persona?.manner.farewells ?? []) {
      expect(normaliseAnswer(sentence)).toMatch(farewell)
    }
    for (const sentence of persona?.manner.thanksReplies ?? []) {
      expect(normaliseAnswer(sentence)).toMatch(acceptsThanks)
    }
  }
})

test('judges every turn of a call and counts the fitting answers', async () => {
  const dialogue = createFakeDialogue([['Bonsoir.'], ['Génial !'], ['Dors bien.']])
  const result = await judgeDialogue(
    { id: 'dog', companionId: 'basile', about: '', turns: [deathOfDog, goodbye] },
    dialogue,
  )
  expect(result).toMatchObject({ greeting: 'Bonsoir.', fittingCount: 1, repeatedSentences: [] })
  expect(result.turns.map(({ answer, failures }) => [answer, failures.length])).toEqual([
    ['Génial !', 2],
    ['Dors bien.', 0],
  ])
})

test('finds a sentence that is said twice in a call, even with different punctuation', async () => {
  const dialogue = createFakeDialogue([['Le thé refroidit.'], ['Désolé.', 'Le thé refroidit !']])
  const result = await judgeDialogue(
    { id: 'dog', companionId: 'basile', about: '', turns: [deathOfDog] },
    dialogue,
  )
  expect(result.repeatedSentences).toEqual(['Le thé refroidit !'])
})

describe('the held-out dialogues', () => {
  test('cover every category, with 12 to 20 turns each', () => {
    const categories = heldOutDialogues.map(
      ({ companionId }) => companions.find(({ id }) => id === companionId)?.category,
    )
    expect(new Set(categories).size).toBe(8)
    expect(categories).not.toContain(undefined)
    for (const { turns } of heldOutDialogues) {
      expect(turns.length).toBeGreaterThanOrEqual(12)
      expect(turns.length).toBeLessThanOrEqual(20)
    }
  })

  test('reject a mere acknowledgement as the answer to any question', () => {
    const questions = heldOutDialogues
      .flatMap(({ turns }) => turns)
      .filter(({ caller }) => /\?|\bquoi\b|\bcomment\b|\bpourquoi\b|déjà$/.test(caller))
    for (const turn of questions) {
      expect([turn.caller, judgeAnswer(turn, 'Mm, je t’écoute.')]).not.toEqual([turn.caller, []])
    }
  })
})
