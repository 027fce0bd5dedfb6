import { isQuestion as isQuestionForm } from '../../../french/is-question'
import { reflect } from '../../../french/reflect'
import { lowercaseFirst } from '../../../text-analysis/letter-case'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  comparisonPattern,
  earlierCall,
  firstWordsQuestion,
  nameQuestion,
  questionAboutOwnFact,
  questionWords,
  reminderWords,
  wordsOfRecall,
} from '../../templates/answers/memory-patterns'
import {
  earlierCallAnswers,
  neverMentionedAnswers,
  notMentionedInCallAnswers,
  quotedClauseAnswers,
  rememberedAnswers,
} from '../../templates/conversation-templates'
import type { Template } from '../../templates/template'
import { findMainSentence } from '../../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import {
  type Fact,
  findFacts,
  findPossessivePhrase,
  findStatedClause,
} from '../../understanding/facts/find-fact'
import {
  asksAboutCallersWords,
  findFactAboutCaller,
} from '../../understanding/facts/find-fact-about-caller'
import { findMemoryWish, mentionsForgottenSubject } from '../../understanding/memory-wish'
import { listRememberedStatements } from '../memory/recall-memories'
import type { Rule } from '../rule'

/** Number of the caller's latest statements that are remembered for questions about them. */
const maxStatements = 80

/** Remembers what the caller said, for questions about it later in the call. Leaves out requests about memory. */
export function rememberStatement(draft: ResponseDraft, text: string) {
  if (findMemoryWish(text) !== null) return
  const { callerStatements } = draft.state
  draft.update({ callerStatements: [...callerStatements, text].slice(-maxStatements) })
}

/**
 * Answers a question about what the caller said earlier, or admits that the caller did not say it or that it was
 * not remembered. Returns false for any other utterance, and for a doubtful one to which no answer was found.
 */
export function answerMemoryQuestion(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { act, text, normalisedText, isQuestion } = utterance
  // "Mes données, elles vont où" asks about the service.
  if (act === 'asks-privacy' || comparisonPattern.test(normalisedText)) return false
  const announcesNews = /^(?:tu sais|vous savez|devine|devinez) quoi\b/.test(normalisedText)
  if (announcesNews) return false
  const isCertainRecall = asksToRecall(draft, utterance)
  const isQuestionOrReminder = isQuestion || reminderWords.test(normalisedText)
  const mayBeRecall = isQuestionOrReminder && asksAboutCallersWords(normalisedText)
  if (!isCertainRecall && !mayBeRecall) return false
  const { callerName } = draft.state
  if (/\b(je m appelle|mon (prenom|nom))\b/.test(normalisedText) && callerName)
    return sayRemembered(draft, `{Ton|Votre} prénom, c’est ${callerName}.`)
  const question = findMainSentence(text)
  const facts = findFacts(question, listStatements(draft))
  if (facts.length > 0) return answerWithFacts(draft, question, facts)
  if (!isCertainRecall && !wordsOfRecall.test(normalisedText)) return false
  const isAboutEarlierCall = earlierCall.test(normalisedText)
  return (isAboutEarlierCall && draft.sayOneOf(earlierCallAnswers)) || sayUnknown(draft)
}

/** Admits not knowing a fact. May say that the caller never mentioned it, but only in the first call. */
function sayUnknown(draft: ResponseDraft): boolean {
  const hasCalledBefore = Boolean(draft.context.callCount)
  return draft.sayOneOf([
    ...(hasCalledBefore ? earlierCallAnswers.slice(0, 1) : neverMentionedAnswers),
    ...notMentionedInCallAnswers,
  ])
}

/** Whether the caller certainly asks about something that they said, in this call or an earlier one. */
function asksToRecall(
  draft: ResponseDraft,
  { act, text, normalisedText, isQuestion }: UtteranceAnalysis,
): boolean {
  const hasQuestionForm = isQuestionForm(text)
  const namesRecall = /\b(deja|souv\w*|rappel\w*|redi\w*|retenu|dit)\b/.test(normalisedText)
  const hasActOfRecall =
    act === 'asks-recall' && (hasQuestionForm || namesRecall) && questionWords.test(normalisedText)
  const questionWordAtEnd = /\b(?:mon|ma|mes) .*\b(?:ou|quand|combien)(?: deja)?$/
  return (
    hasActOfRecall ||
    (isQuestion && asksAboutPerson(draft, text)) ||
    questionWordAtEnd.test(normalisedText) ||
    (hasQuestionForm && nameQuestion.test(normalisedText))
  )
}

/**
 * Lists the texts in which answers are searched: the stored memories, without those that the caller asked to forget,
 * and then the caller's statements of this call.
 */
export const listStatements = ({ state, context }: ResponseDraft) => [
  ...listRememberedStatements(context.caller.memories).filter(
    (text) => !state.forgottenSubjects.some((subject) => mentionsForgottenSubject(subject, text)),
  ),
  ...state.callerStatements,
]

/** Replaces the possessive at the start of a phrase with a slot for both forms of address: "{ton|votre} fils". */
export const toSecondPersonPossessive = (phrase: string) =>
  phrase
    .replace(/^(mon|notre)(?= )/i, '{ton|votre}')
    .replace(/^ma(?= )/i, '{ta|votre}')
    .replace(/^(mes|nos)(?= )/i, '{tes|vos}')

const replacePossessives = (text: string) =>
  text.replace(/(?<![\p{L}-])(?:mon|ma|mes|notre|nos) /giu, toSecondPersonPossessive)

/** Answers a question about the caller ("j'habite où ?", "je bois mon café comment ?") from the caller's statements. */
export const recallFactAboutCaller: Rule = (
  draft,
  { text, normalisedText, isQuestion, wordCount },
) => {
  if (wordCount > maxQuestionWords || !(isQuestion || isQuestionForm(text))) return false
  if (!questionAboutOwnFact.test(normalisedText)) return false
  const question = findMainSentence(text)
  const statements = listStatements(draft)
  const value = findFactAboutCaller(question, statements)
  if (value) {
    const answer = replacePossessives(lowercaseFirst(removeUnquotable(value)))
    return sayRemembered(draft, `C’est ${answer}.`)
  }
  const clause = findStatedClause(question, statements)
  // Null: the question is about one of `factsAboutCaller`, but the caller has not stated that fact.
  const isUnstatedFact = value === null
  // A question about anything else needs a clause that answers it, or facts of the kind `listed`.
  const facts = findFacts(question, statements).filter(
    ({ kind }) => kind === 'listed' || ((isUnstatedFact || clause) && kind !== 'words'),
  )
  if (facts.length > 0) return answerWithFacts(draft, question, facts)
  if (isUnstatedFact) return sayUnknown(draft)
  return (
    clause !== null &&
    draft.sayOneOf(quotedClauseAnswers, { clause: lowercaseFirst(removeUnquotable(clause)) })
  )
}

const maxQuestionWords = 14

/** Answers "répète ce que j'ai dit en premier" with the caller's first statement of more than one word. */
export const recallFirstWords: Rule = (draft, { normalisedText, wordCount }) => {
  if (wordCount > maxQuestionWords || !firstWordsQuestion.test(normalisedText)) return false
  const first = draft.state.callerStatements.find((text) => text.trim().includes(' '))
  return first !== undefined && draft.say(`« ${removeUnquotable(first)} », pour commencer.`)
}

/** Matches a name: a capitalised word of three or more letters that is not the first word. */
const namePattern = /(?<=[\p{Ll},’'] ?)\p{Lu}\p{Ll}{2,}/gu

/**
 * Whether the question is about somebody whom the caller has named, and the caller's statements answer it: "quel est le
 * métier de Gérard ?"
 */
function asksAboutPerson({ state, context }: ResponseDraft, question: string): boolean {
  const { callerStatements } = state
  const namesKnownPerson = [...question.matchAll(namePattern)].some(
    ([name]) =>
      name !== context.companion.name &&
      callerStatements.some((statement) => statement.includes(name)),
  )
  const questionWord = /\b(quel\w*|quoi|ou|quand|combien|comment)\b/
  return (
    namesKnownPerson &&
    questionWord.test(normaliseText(question)) &&
    findFacts(question, callerStatements).some(({ kind }) => kind !== 'number' && kind !== 'words')
  )
}

/** Says the facts that answer the question. */
function answerWithFacts(draft: ResponseDraft, question: string, facts: readonly Fact[]): boolean {
  const [first] = facts
  if (!first) return false
  const { kind, clause } = first
  const value = facts.map((fact) => fact.value).join(', ')
  if (kind === 'words') {
    const reflection = reflect(value, draft.context.companion.persona.address)
    return sayRemembered(draft, `${reflection ?? `« ${removeUnquotable(value)} »`}.`)
  }
  const isName = kind === 'name'
  const verb = isName && value.includes(' et ') ? 'Ce sont' : 'C’est'
  const answer = `${verb} ${isName ? value : lowercaseFirst(value)}`
  if (clause && facts.length === 1) {
    const quote = lowercaseFirst(removeUnquotable(clause))
    return sayRemembered(draft, `${answer}, {tu me l’as|vous me l’avez} dit : « ${quote} ».`)
  }
  const subject = findPossessivePhrase(question)
  const rephrasedSubject = subject ? `, ${toSecondPersonPossessive(subject)}` : ''
  return sayRemembered(draft, `${answer}${rephrasedSubject}.`)
}

/** Removes quotation marks and the special characters of templates and markup. */
const removeUnquotable = (text: string) => text.replace(/[«»"<>{}|()[\]*_#`]/g, '').trim()

/** Says the answer in a wording that was not said before, so that the caller may ask the same question again. */
function sayRemembered(draft: ResponseDraft, template: Template): boolean {
  const answer = draft.fill(template) ?? template
  const otherWording = answer
    .replace(/^C’est (?=.* : «)/, 'Oui, c’est ')
    .replace(/^C’est /, 'Ça, c’est ')
  return (
    draft.sayOneOf([answer, otherWording]) ||
    draft.say(answer) ||
    draft.sayOneOf(rememberedAnswers, { fact: lowercaseFirst(answer).replace(/\.$/, '') })
  )
}
