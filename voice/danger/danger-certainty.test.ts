import { expect, it } from 'vitest'
import { hasExplicitDangerWords, isRuleMatchCertain, isUnansweredMessage } from './danger-certainty'

it('treats a danger as certain if it needs no danger word or the caller used one', () => {
  expect(isRuleMatchCertain('partner-violence', ['lui il me corrige'])).toBe(false)
  expect(isRuleMatchCertain('partner-violence', ['il me corrige à coups de ceinture'])).toBe(true)
  expect(isRuleMatchCertain('suicide', ['je veux mourir', 'je parle du chantier'])).toBe(true)
  expect(isRuleMatchCertain('medical-emergency', ['il répond plus'])).toBe(true)
})

it('recognises explicit danger words, and no others', () => {
  for (const text of [
    'je vais me pendre',
    'il m’a frappée',
    'j’ai avalé les cachets',
    'elle respire plus',
  ])
    expect(hasExplicitDangerWords(text), text).toBe(true)
  for (const text of [
    'j’ai pas raccroché moi',
    'comment je fais pour me rendormir',
    'je viens de le faire',
  ])
    expect(hasExplicitDangerWords(text), text).toBe(false)
})

it('is not certain of "il va me tuer" alone after ordinary talk', () => {
  expect(isRuleMatchCertain('violence-now', ['je raconte ça au mariage', 'il va me tuer'])).toBe(
    false,
  )
  expect(isRuleMatchCertain('violence-now', ['il a un couteau', 'il va me tuer'])).toBe(true)
  expect(isRuleMatchCertain('violence-now', ['il va me tuer il est derrière la porte'])).toBe(true)
})

it('takes "il répond pas" for an unanswered message after talk of messages, and for an emergency after a fall', () => {
  expect(isUnansweredMessage('il répond pas', ['je lui ai envoyé trois messages'])).toBe(true)
  expect(isUnansweredMessage('il répond pas', ['mon fils est tombé dans l’escalier'])).toBe(false)
  expect(isRuleMatchCertain('medical-emergency', ['il répond pas'])).toBe(false)
  expect(isRuleMatchCertain('medical-emergency', ['elle est par terre', 'elle répond pas'])).toBe(
    true,
  )
})
