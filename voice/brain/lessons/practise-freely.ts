import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { topicById } from '../topics/all-topics'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findForeignPart } from './answer-learner'
import { isFrench, isInLanguage, normaliseWords } from './compare-words'
import { composeSentence } from './compose/compose-sentence'
import { agreement, frenchFillers, situationWords } from './content/learner-patterns'
import { praises as taughtPraises } from './content/learner-wordings'
import { setExercise, teachNextStep } from './exercise'
import { asksForMore } from './learner-wishes'
import type { Lesson } from './lesson'
import { findMistake } from './mistakes/find-mistake'
import { sayCorrection } from './say-correction'
import { listMarkedTalk, sayEvenIfRepeated } from './say-in-language'
import { askAbout, findTalkTopic } from './talk-topic'
import { steps, translateStep } from './translate-french'

/** Responds outside a scene, to sentences in the language or in French. */
export function practiseFreely(
  draft: ResponseDraft,
  lesson: Lesson,
  utterance: UtteranceAnalysis,
): boolean {
  const { language } = lesson
  const sentence = findForeignPart(utterance.text, language)
  const isForeign = sentence !== null || isInLanguage(utterance.text, language)
  if (!isForeign) return respondToFrench(draft, lesson, utterance)
  return reactToSentence(draft, lesson, sentence ?? utterance.text.replace(frenchFillers, ''))
}

/** Corrects, praises or acknowledges the sentence, and asks a question about its topic. */
function reactToSentence(draft: ResponseDraft, lesson: Lesson, sentence: string): boolean {
  const { language } = lesson
  const mistake = findMistake(sentence, language)
  const step = mistake ? undefined : findMatchingStep(sentence, lesson)
  if (step && step.situation !== 'talk' && !lesson.isLanguageOnly) {
    draft.sayOneOf(taughtPraises)
    if (teachNextStep(draft, step.situation, translateStep(step, language) ?? '')) return true
  }
  if (mistake) sayCorrection(draft, lesson, mistake)
  else {
    const acknowledgements = listMarkedTalk(draft, 'acknowledgement', language)
    const acknowledgement = acknowledgements[draft.state.turnCount % acknowledgements.length]
    if (!draft.sayOneOf(acknowledgements) && acknowledgement)
      sayEvenIfRepeated(draft, acknowledgement)
  }
  return askAbout(draft, findTalkTopic(sentence, language)) || draft.sentences.length > 0
}

const findMatchingStep = (sentence: string, { language }: Lesson) =>
  steps.find(
    (step) => normaliseWords(translateStep(step, language) ?? '') === normaliseWords(sentence),
  )

const maxAnswerWords = 25

/** Translates the French statement for the caller to repeat, or asks a question about its topic. */
function respondToFrench(
  draft: ResponseDraft,
  lesson: Lesson,
  utterance: UtteranceAnalysis,
): boolean {
  const { isQuestion, normalisedText, text, topics, wordCount } = utterance
  if (lesson.isLanguageOnly) return sayHowToReturn(draft, lesson)
  if (teachOnRequest(draft, lesson, utterance)) return true
  const isSerious = topics.some((topic) => topicById.get(topic)?.isSerious)
  if (isQuestion || isSerious || wordCount < 3 || !isFrench(text, lesson.language)) return false
  if (offerSentence(draft, lesson, text)) return true
  const topic = findTalkTopic(normalisedText, 'french')
  if (topic === null || wordCount > maxAnswerWords) return false
  const lines = [
    'Bon sujet pour s’exercer.',
    'D’accord, on s’en sert.',
    'C’est noté, et j’en profite.',
  ]
  sayEvenIfRepeated(draft, lines[draft.state.turnCount % lines.length] ?? '')
  return askAbout(draft, topic)
}

/** Translates a clause of the statement for the caller to repeat; false when no frame matches. */
export function offerSentence(draft: ResponseDraft, lesson: Lesson, text: string): boolean {
  const clauses = [...splitClauses(text), ...splitAtSubjects(text)]
  const sentences = clauses.flatMap((clause) => {
    const sentence = composeSentence(clause, lesson.language)
    const isWhole = sentence?.missing.length === 0
    return isWhole ? [{ clause, words: sentence.words }] : []
  })
  const isNew = ({ words }: { words: string }) =>
    !draft.state.spokenSentences.some((one) => one.includes(words))
  const offeredSentence =
    sentences.find((one) => isNew(one) && /\b(?:ma|mon|mes)\b/i.test(one.clause)) ??
    sentences.find(isNew)
  if (!offeredSentence) return false
  const introductions = ['Ça se dit', 'On peut le dire', 'Voici comment le dire']
  setExercise(
    draft,
    { words: offeredSentence.words, french: offeredSentence.clause, situation: null },
    introductions[draft.state.turnCount % introductions.length] ?? 'Ça se dit',
  )
  return true
}

const splitClauses = (text: string) =>
  text
    .split(
      /[,;:.!?…]+| (?:et puis|et là|parce qu(?:e |['’])|alors|donc|car|mais|puisque|depuis que) | et (?=(?:je|j['’]|ma|mon|il|elle|on)(?: |(?<=['’])))/iu,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause.includes(' ') || /['’]/.test(clause))

const splitAtSubjects = (text: string) =>
  splitClauses(text)
    .flatMap((clause) => clause.split(/ (?=(?:je |j['’]|ma |mon |on ))/iu))
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/[ '’]/).length > 2)

/** Repeats the current exercise, or teaches the next sentence, when the caller asks or agrees. */
export function teachOnRequest(
  draft: ResponseDraft,
  lesson: Lesson,
  { normalisedText, wordCount }: UtteranceAnalysis,
): boolean {
  const { exercise } = lesson
  if (exercise && agreement.test(normalisedText)) {
    setExercise(draft, exercise, 'Alors, encore une fois')
    return true
  }
  const isWish =
    /\b(?:travailler|apprendre|entrainer|pratiquer|savoir)\b/.test(normalisedText) &&
    situationWords.some(([pattern]) => pattern.test(normalisedText))
  const isMore = isWish || asksForMore(normalisedText) || agreement.test(normalisedText)
  if (!isMore || wordCount > maxAnswerWords) return false
  return teachNextStep(draft, findSituation(draft, normalisedText))
}

/** Finds the situation that the caller names, else that of the last taught sentence. */
export function findSituation(draft: ResponseDraft, normalisedText: string): string {
  const namedSituation = situationWords.find(([pattern]) => pattern.test(normalisedText))?.[1]
  if (namedSituation) return namedSituation
  const spoken = draft.state.spokenSentences.map(normaliseText)
  const lastStep = steps.findLast(({ wordings }) =>
    spoken.some((sentence) => wordings[0] && sentence.includes(` ${wordings[0]} `)),
  )
  return lastStep && lastStep.situation !== 'talk' ? lastStep.situation : 'introduce'
}

function sayHowToReturn(draft: ResponseDraft, lesson: Lesson): boolean {
  if (lesson.hasExplainedReturn) return false
  draft.update({ lesson: { ...lesson, hasExplainedReturn: true } })
  sayEvenIfRepeated(draft, 'On dit « en français » pour revenir au français ; sinon, je continue.')
  return askAbout(draft, null)
}
