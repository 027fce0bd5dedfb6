import type { ResponseDraft } from '../dialogue/response-draft'
import { topicById } from '../topics/all-topics'
import { findForeignPart } from './answer-learner'
import { isFrench, isInLanguage } from './compare-words'
import { composeSentence } from './compose/compose-sentence'
import { agreement, frenchFillers, learningVerbs, situationWords } from './content/learner-patterns'
import { ownWordsIntroductions, subjectReplies } from './content/learner-wordings'
import { sayCorrection, setExercise, teachNextStep } from './exercise'
import { asksForMore } from './learner-wishes'
import type { Lesson } from './lesson'
import { findMistake } from './mistakes/find-mistake'
import { type LessonRule, listMarkedTalk, pickByTurn, sayEvenIfRepeated } from './say-in-language'
import { askAbout, findTalkTopic } from './talk-topic'

/** Responds outside a scene, to sentences in the language or in French. */
export const practiseFreely: LessonRule = (draft, lesson, utterance) => {
  const { language } = lesson
  const { text } = utterance
  const foreignPart = findForeignPart(text, language)
  if (foreignPart === null && !isInLanguage(text, language))
    return respondToFrench(draft, lesson, utterance)
  const sentence = foreignPart ?? text.replace(frenchFillers, '')
  const mistake = findMistake(sentence, language)
  const acknowledgement = pickByTurn(draft, listMarkedTalk(draft, 'acknowledgement', language))
  if (mistake) sayCorrection(draft, lesson, mistake)
  else draft.sayOneOf([acknowledgement]) || sayEvenIfRepeated(draft, acknowledgement)
  return askAbout(draft, findTalkTopic(sentence, language)) || draft.sentences.length > 0
}

const maxAnswerWords = 25
const minStatementWords = 3

/** Translates the French statement for the caller to repeat, or asks a question about its topic. */
const respondToFrench: LessonRule = (draft, lesson, utterance) => {
  const { isQuestion, normalisedText, text, topics, wordCount } = utterance
  if (lesson.isLanguageOnly) return draft.sayOneOf([howToReturn]) && askAbout(draft, null)
  if (teachOnRequest(draft, lesson, utterance)) return true
  const isSerious = topics.some((topic) => topicById.get(topic)?.isSerious)
  if (isQuestion || isSerious || wordCount < minStatementWords) return false
  if (!isFrench(text, lesson.language)) return false
  if (offerSentence(draft, lesson, text)) return true
  const topic = findTalkTopic(normalisedText, 'french')
  if (topic === null || wordCount > maxAnswerWords) return false
  return sayEvenIfRepeated(draft, pickByTurn(draft, subjectReplies)) && askAbout(draft, topic)
}

const howToReturn = 'On dit « en français » pour revenir au français ; sinon, je continue.'

/** Translates a clause of the statement for the caller to repeat; false when no frame matches. */
export function offerSentence(
  draft: ResponseDraft,
  { language }: Pick<Lesson, 'language'>,
  text: string,
): boolean {
  const introduction = pickByTurn(draft, ownWordsIntroductions)
  return splitClauses(text).some((french) => {
    const { words = '', missing } = composeSentence(french, language) ?? {}
    const isNew = !draft.state.spokenSentences.some((sentence) => sentence.includes(words))
    const isSuitable = missing?.length === 0 && isNew
    return isSuitable && setExercise(draft, { words, french, situation: null }, introduction)
  })
}

/** Splits a statement at punctuation and conjunctions, then also before a new subject. */
function splitClauses(text: string): readonly string[] {
  const clauses = text.split(
    /[,;:.!?…]+| (?:et puis|et là|parce qu(?:e |['’])|alors|donc|car|mais|puisque|depuis que) | et (?=(?:je|j['’]|ma|mon|il|elle|on)(?: |(?<=['’])))/iu,
  )
  const shorterClauses = clauses.flatMap((clause) =>
    clause.split(/ (?=(?:je |j['’]|ma |mon |on ))/iu),
  )
  return [...clauses, ...shorterClauses]
    .map((clause) => clause.trim())
    .filter((clause) => /[ '’]/.test(clause))
}

/** Repeats the current exercise, or teaches the next sentence, when the caller asks or agrees. */
const teachOnRequest: LessonRule = (draft, { exercise }, { normalisedText, wordCount }) => {
  const agrees = agreement.test(normalisedText)
  if (exercise && agrees) return setExercise(draft, exercise, 'Alors, encore une fois')
  const isWish =
    learningVerbs.test(normalisedText) &&
    situationWords.some(([pattern]) => pattern.test(normalisedText))
  if (wordCount > maxAnswerWords || !(agrees || isWish || asksForMore(normalisedText))) return false
  return teachNextStep(draft, findSituation(draft, normalisedText))
}

/** Finds the situation that the caller names, else that of the current exercise. */
export const findSituation = ({ state }: ResponseDraft, normalisedText: string): string =>
  situationWords.find(([pattern]) => pattern.test(normalisedText))?.[1] ??
  state.lesson?.exercise?.situation ??
  'introduce'
