import { countRequest, numbers } from '../../knowledge/numbers'
import { findNamedLanguage } from '../../knowledge/phrases'
import { poemRequest, poems, rhymeRequest, rhymes } from '../../knowledge/rhymes'
import { correctGivenSentence } from '../../lessons/correct-sentence'
import { findLessonLanguage, markWords, sayEvenIfRepeated } from '../../lessons/say-in-language'
import { translate } from '../../lessons/translate-on-request'
import { isLikelyStatement } from '../../purposes/is-likely-statement'
import { rememberQuestion, resumption } from '../../templates/manner-words'
import { plainRequests } from '../../templates/request-templates'
import {
  feedbackRequest,
  missingRhymeReplies,
  rehearsalFeedback,
  rehearsalStart,
  rhymeIntroductions,
} from '../../templates/sentences/spoken-requests'
import { resumeInterruptedResponse } from '../repeat-sentences'
import type { Rule } from '../rule'
import { playScene } from '../scenes/play-scene'
import { rehearse } from '../scenes/rehearse'
import { playRiddles } from './play-riddles'
import { changePreparedSentence, prepareCertainSentence } from './prepare-sentence'
import { startQuiz } from './run-quiz'
import { summarise } from './summarise'
import { tellStory } from './tell-story'

const maxWordsOfRecitalRequest = 14

/** Counts to ten in the language that the caller names, or else in that of the lesson. */
const countToTen: Rule = (draft, { normalisedText, wordCount }) => {
  if (wordCount > maxWordsOfRecitalRequest || !countRequest.test(normalisedText)) return false
  const language = findNamedLanguage(normalisedText) ?? findLessonLanguage(draft)
  const words = numbers[language]
  if (!words) return false
  return sayEvenIfRepeated(draft, `Volontiers : ${markWords(draft, words, language)}.`)
}

/** Says a nursery rhyme, or the beginning of a French poem. */
const sayRhyme: Rule = (draft, utterance) => {
  const { normalisedText, wordCount } = utterance
  if (!rhymeRequest.test(normalisedText) || isLikelyStatement(utterance)) return false
  if (wordCount > maxWordsOfRecitalRequest) return false
  const language = findNamedLanguage(normalisedText) ?? findLessonLanguage(draft)
  const isPoem = language === 'french' && poemRequest.test(normalisedText)
  const namedPoems = poems.filter(([title]) => title.test(normalisedText))
  const texts = isPoem ? [...namedPoems, ...poems].map(([, line]) => [line]) : rhymes[language]
  const isUnsaid = (line: string) =>
    draft.state.spokenSentences.every((sentence) => !sentence.includes(line))
  const lines = texts?.find(([firstLine = '']) => isUnsaid(firstLine))
  if (!lines) return draft.sayOneOf(missingRhymeReplies)
  if (!isPoem) draft.sayOneOf(rhymeIntroductions)
  return sayEvenIfRepeated(draft, ...lines.map((line) => markWords(draft, line, language)))
}

/** Says how the caller did in a rehearsal earlier in the call. */
const reviewRehearsal: Rule = (draft, { isLong, normalisedText }) => {
  if (isLong || !feedbackRequest.test(normalisedText)) return false
  const hasPlayed = draft.state.spokenSentences.some((sentence) => rehearsalStart.test(sentence))
  return hasPlayed && draft.sayOneOf(rehearsalFeedback)
}

/** Answers a request that needs no knowledge, such as one for kind words, for company or for a song. */
const fulfilPlainRequest: Rule = (draft, utterance) => {
  if (utterance.isLong || isLikelyStatement(utterance)) return false
  const request = plainRequests.find(([pattern]) => pattern.test(utterance.normalisedText))
  const style = draft.context.companion.style.toLowerCase().replace(/\.$/, '')
  return request !== undefined && draft.sayOneOf(request[1], { style })
}

/** In order of priority; they apply during an activity, too. */
const rulesAtAnyTime: readonly Rule[] = [
  playScene,
  rehearse,
  changePreparedSentence,
  summarise,
  correctGivenSentence,
  prepareCertainSentence,
]
/** In order of priority; they do not apply during an activity. */
const rulesOutsideActivity: readonly Rule[] = [
  playRiddles,
  sayRhyme,
  countToTen,
  reviewRehearsal,
  translate,
  startQuiz,
  tellStory,
  fulfilPlainRequest,
]

/**
 * Says what the caller asks to hear, or resumes an interrupted response on request. Runs before rules that could match
 * similar words.
 */
export const speakOnRequest: Rule = (draft, utterance) => {
  const { interruptedSentences, runningActivity } = draft.state
  if (rememberQuestion.test(utterance.normalisedText)) return false
  // After an interruption, "continue" asks for the sentences that the caller did not hear.
  const asksToContinue = resumption.test(utterance.normalisedText)
  if (asksToContinue && resumeInterruptedResponse(draft, interruptedSentences)) return true
  if (rulesAtAnyTime.some((rule) => rule(draft, utterance))) return true
  return runningActivity === null && rulesOutsideActivity.some((rule) => rule(draft, utterance))
}
