import { actionReasons } from '../../templates/advice-templates'
import { lowercaseFirst, type Template } from '../../templates/template'
import type { Rule } from '../rule'

const questionReasons: readonly Template[] = [
  'Pour mieux comprendre, rien d’autre, et on peut laisser cette question de côté.',
  'Parce que ça m’intéresse, et rien n’oblige à répondre.',
]
/** `{words}` is what the caller had said just before. */
const statementReasons: readonly Template[] = [
  'À cause de ce {que tu m’as|que vous m’avez} dit, « {words} », et je me trompe peut-être.',
  'Ça m’est venu en entendant « {words} », rien de plus.',
]
const plainReasons: readonly Template[] = [
  'Une intuition, rien de plus, et je me trompe peut-être.',
  'C’est ce que j’ai cru comprendre : {corrige-moi|corrigez-moi} si c’est à côté.',
]
/** `{sentence}` is what the companion said last, as part of a sentence. */
const explanations: readonly Template[] = [
  'Je voulais dire ceci : {sentence}.',
  'L’idée, c’est simplement ça : {sentence}.',
]
/** Said when the caller asks what an invitation to go on meant. */
const invitationReasons: readonly Template[] = [
  'Je pensais à ce {que tu m’as|que vous m’avez} dit, « {words} », et j’aimerais en savoir plus.',
  'Je parlais de ça, « {words} » : qu’est-ce qu’il y a autour ?',
]
/** `{question}` is what the companion asked last. */
const questionExplanations: readonly Template[] = [
  'Ma question était un peu floue : {question} {Réponds|Répondez} comme ça vient.',
  'Je demandais simplement ceci : {question} Ce qui vient en premier suffit.',
]
const stuckReplies: readonly Template[] = [
  'Je ne sais pas le dire plus clairement, pardon : {dis-moi|dites-moi} ce qui coince.',
  'Ce n’est pas mieux dit, je l’entends. On laisse ça, et je {t’écoute|vous écoute}.',
]
const nextSteps: readonly Template[] = [
  'Après, on regarde ce que ça donne, et on ajuste d’un cran.',
  'Ensuite, une seule chose de plus, la plus simple, et on s’arrête là pour aujourd’hui.',
]
const answersAboutSelf: readonly Template[] = [
  'Moi, je suis une IA : rien de tel à raconter, pas de soirée ni de souvenirs, mais la question me plaît.',
  'De mon côté, pas de vie à raconter, je suis une IA ; ce que j’ai de mieux, c’est l’attention.',
  'Si je pouvais répondre pour de vrai, je le ferais : je suis une IA, alors je passe mon tour, et j’écoute le {tien|vôtre}.',
]

const whyPattern =
  /^(?:(?:et|mais|ben|bah|ah|euh|non|attends|attendez) )*(?:pourquoi|quel rapport|et alors|qu est ce qui (?:te|vous) fait dire ca)(?: (?:ca|donc|cette question|(?:tu|vous|est ce que (?:tu|vous)) (?:me |m )?(?:dis|dites|demandes?|demandez|poses?|posez|as dit|avez dit)(?: (?:ca|cela|cette question))?))?$/
const usePattern =
  /^(?:(?:et|mais|ok|alors) )*(?:(?:ca|cela) (?:sert|va servir|servirait|change\w*|apporte\w*) (?:a )?quoi|a quoi (?:ca|cela)(?: sert)?|quel (?:est le )?(?:but|interet)|pourquoi (?:celui la|ce (?:geste|pas|truc)))$/
const meaningPattern =
  /^(?:(?:et|mais|ben|euh|ah|attends|attendez|non) )*(?:comment ca|c est a dire|ca veut dire(?: quoi)?|(?:tu veux|vous voulez) dire(?: quoi)?|(?:tu entends|vous entendez) quoi par la|dans quel sens|par exemple|du genre|quoi donc|quoi comme \w+|lequel|laquelle|lesquel\w*|de quoi (?:tu parles|vous parlez)|je (?:ne )?(?:vois|comprends) pas(?: (?:la|ta|votre) question)?|j ai pas compris(?: (?:la|ta|votre) question)?)\b/
const nextStepPattern =
  /^(?:(?:ok|oui|bon|d accord|et|mais|alors) )*(?:apres|ensuite|quoi d autre|c est tout)(?: ca)?$/
const askBackPattern =
  /^(?:(?:et|mais|oui|bien|merci|ouais) )*(?:toi|vous|de (?:ton|votre) cote)(?: alors| aussi| la dedans)?$/

/** A longer text says more than a question about the last answer. */
const maxWords = 9
const maxQuotedWords = 12

/** Answers "pourquoi tu dis ça ?", "c'est-à-dire ?", "et toi ?" by what the companion has just said. */
export const answerFollowUp: Rule = (draft, { normalisedText, wordCount }) => {
  const { callerStatements, lastResponse } = draft.state
  const last = lastResponse.at(-1)
  if (wordCount > maxWords || last === undefined) return false
  if (askBackPattern.test(normalisedText)) return draft.sayOneOf(answersAboutSelf)
  if (nextStepPattern.test(normalisedText) && !last.endsWith('?')) return draft.sayOneOf(nextSteps)
  if (usePattern.test(normalisedText)) return draft.sayOneOf(actionReasons)
  const words = callerStatements.at(-1) ?? ''
  const isQuotable = !/[?«»]/.test(words) && words.split(' ').length <= maxQuotedWords
  const slots = isQuotable && words.includes(' ') ? { words: quote(words) } : {}
  const isQuestion = last.endsWith('?')
  if (whyPattern.test(normalisedText))
    return (
      (isQuestion && draft.sayOneOf(questionReasons)) ||
      draft.sayOneOf(statementReasons, slots) ||
      draft.sayOneOf(plainReasons)
    )
  if (!meaningPattern.test(normalisedText)) return false
  if (lastResponse.some((sentence) => rewording.test(sentence))) return draft.sayOneOf(stuckReplies)
  if (isQuestion && draft.sayOneOf(questionExplanations, { question: lowercaseFirst(last) }))
    return true
  if (invitation.test(last) && draft.sayOneOf(invitationReasons, slots)) return true
  const statement = lastResponse.findLast((sentence) => /[.!]$/.test(sentence)) ?? last
  return draft.sayOneOf(explanations, { sentence: quote(statement) })
}

/** Matches an explanation, which is not explained again. */
const rewording =
  /^(?:Je voulais dire ceci|L’idée, c’est simplement|Ma question était|Je demandais simplement|Parce que ça m’intéresse|Pour mieux comprendre)/

/** Matches an invitation such as "raconte-moi la suite", which has no meaning to explain. */
const invitation =
  /^(?:Dis|Dites|Raconte|Racontez|Continue|Continuez|Prends|Prenez|J’aimerais)(?!\p{L})/u

/** The words of a sentence without its introduction ("Une phrase prête à dire : ") and its end. */
const quote = (text: string) =>
  lowercaseFirst(
    text
      .replace(/[<>[\]{}|()*_#`"«»]/g, '')
      .replace(/^[^:]{3,30} : +(?=\S+ \S+ \S)/, '')
      .replace(/[.!?\s]+$/, '')
      .trim(),
  )
