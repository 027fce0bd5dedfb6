import { lowercaseFirst, type Template } from '../../templates/template'
import { findEarlierWords } from '../respond-to-act'
import type { Rule } from '../rule'

/** `{question}` is what the companion asked, `{words}` what the caller said before that. */
const questionReasons: readonly Template[] = [
  'Je demandais ça parce que {tu m’as|vous m’avez} dit « {words} », et je voudrais comprendre ce qu’il y a derrière.',
  'Parce que « {words} », ça peut vouloir dire plusieurs choses, et je préfère demander que deviner.',
  'Pour mieux voir ce que {tu vis|vous vivez}, rien d’autre : ça partait de « {words} ».',
]
const statementReasons: readonly Template[] = [
  'Une intuition, rien de plus : ça partait de « {words} ».',
  'Ça m’est venu en entendant « {words} », et je me trompe peut-être.',
]
const plainReasons: readonly Template[] = [
  'C’est une façon d’ouvrir la conversation, rien de plus : on peut partir d’ailleurs.',
  'Je n’avais pas d’idée cachée, c’était pour {te|vous} laisser choisir par où commencer.',
]
/** `{sentence}` is what the companion said last, as part of a sentence. */
const explanations: readonly Template[] = [
  'Plus simplement : {sentence}.',
  'L’idée, c’est ça : {sentence}.',
  'Je reprends : {sentence}.',
]
const explanationStarts: readonly Template[] = [
  'Je pensais à ce {que tu m’as|que vous m’avez} dit, « {words} ».',
  'Oui, ce n’était pas clair, ça partait de « {words} ».',
]
const questionExplanations: readonly Template[] = [
  'Ma question était un peu floue : c’est à propos de « {words} », qu’est-ce qui compte là-dedans, pour {toi|vous} ?',
  'Je voulais savoir, à propos de « {words} », ce que ça {te|vous} fait.',
]
const ownTurns: readonly Template[] = [
  'Moi, je suis une IA : rien de tel à raconter, pas de soirée ni de souvenirs, mais la question me plaît.',
  'De mon côté, pas de vie à raconter, je suis une IA ; ce que j’ai de mieux, c’est l’attention.',
  'Si je pouvais répondre pour de vrai, je le ferais : je suis une IA, alors je passe mon tour, et j’écoute le {tien|vôtre}.',
]

const asksWhy = /\b(pourquoi|quel rapport|sert a quoi|et alors|dans quel but)\b/
const asksMeaning =
  /^(?:(?:et|mais|ben|euh|ah|attends|attendez|non) )*(?:comment ca|c est a dire|ca veut dire( quoi)?|(?:tu veux|vous voulez) dire( quoi)?|dans quel sens|par exemple|du genre|quoi donc|lequel|laquelle|de quoi (?:tu parles|vous parlez)|je (?:ne )?(?:vois|comprends) pas( (?:la|ta|votre) question)?|j ai pas compris( la question)?)\b/
const asksBack =
  /^(?:(?:et|mais|oui|bien|ca va|merci|ouais) )*(?:toi|vous|de (?:ton|votre) cote)(?: alors| aussi| ca va| la dedans)?$/

/** Answers "pourquoi ?", "comment ça ?" or "et toi ?", which refer to what the companion has just said. */
export const answerFollowUp: Rule = (draft, { act, normalisedText, wordCount }) => {
  const { lastResponse } = draft.state
  if (wordCount > 7 || lastResponse.length === 0) return false
  if (asksBack.test(normalisedText)) return draft.sayOneOf(ownTurns)
  const isWhy =
    /^(?:(?:et|mais|ben|ah|euh) )*pourquoi(?: ca| donc| cette question| (?:tu|vous) (?:me )?(?:dis|dites|demandes|demandez|poses|posez)(?: ca| cette question)?)?$/.test(
      normalisedText,
    ) ||
    (act === 'asks-explanation' && asksWhy.test(normalisedText) && wordCount <= 3)
  const isMeaning = asksMeaning.test(normalisedText)
  if (!isWhy && !isMeaning) return false
  const words = findEarlierWords(draft)
  const last = lastResponse.at(-1) ?? ''
  const isQuestion = last.endsWith('?')
  if (words === null) return draft.sayOneOf(plainReasons)
  const slots = { words: lowercaseFirst(words) }
  if (isWhy)
    return (
      draft.sayOneOf(isQuestion ? questionReasons : statementReasons, slots) ||
      draft.sayOneOf(plainReasons)
    )
  const statement = lastResponse.findLast((sentence) => /[.!]$/.test(sentence)) ?? last
  const sentence = lowercaseFirst(
    statement
      .replace(/[.!?\s]+$/, '')
      .replace(/[«»]/g, '')
      .trim(),
  )
  if (isQuestion) return draft.sayOneOf(questionExplanations, slots)
  draft.sayOneOf(explanationStarts, slots)
  return draft.sayOneOf(explanations, { sentence }) || draft.sentences.length > 0
}
