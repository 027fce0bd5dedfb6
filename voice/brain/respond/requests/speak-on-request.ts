import type { Language } from '../../../../domain/languages'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { countRequest, numbers } from '../../knowledge/numbers'
import { findNamedLanguage } from '../../knowledge/phrases'
import { playfulRequests } from '../../knowledge/playful-requests'
import { poemRequest, poems, rhymeRequest, rhymes } from '../../knowledge/rhymes'
import { correctGivenSentence } from '../../lessons/correct-sentence'
import { markWords, sayEvenIfRepeated } from '../../lessons/say-in-language'
import { translate } from '../../lessons/translate-on-request'
import { isLikelyStatement } from '../../purposes/is-likely-statement'
import { plainRequests } from '../../templates/request-templates'
import { explicitSentenceRequest } from '../../templates/sentences/sentence-requests'
import {
  feedbackRequest,
  missingRhymeReplies,
  quietTalks,
  rehearsalPattern,
  rhymeIntroductions,
  rolePlayFeedback,
  talkRequest,
} from '../../templates/sentences/spoken-requests'
import { resumeInterruptedResponse } from '../repeat-sentences'
import type { Rule } from '../rule'
import { rehearse } from '../scenes/rehearse'
import { playScene } from '../scenes/role-play'
import { playRiddles } from './play-riddles'
import {
  changePreparedSentence,
  hasAskedForPurpose,
  prepareSentence,
  varySentence,
} from './prepare-sentence'
import { summarise, tellStory } from './retell'
import { startQuiz } from './run-quiz'

/** The language that the caller names, else the one that the companion teaches. */
const chooseLanguage = ({ context, state }: ResponseDraft, normalisedText: string): Language =>
  findNamedLanguage(normalisedText) ??
  state.lesson?.language ??
  (context.companion.category === 'apprentissage' ? context.companion.language : 'french')

const countToTen: Rule = (draft, { act, normalisedText, wordCount }) => {
  if (wordCount > 14 || !countRequest.test(normalisedText)) return false
  if (act?.startsWith('tells') && !/\bjusqu/.test(normalisedText)) return false
  const language = chooseLanguage(draft, normalisedText)
  const words = numbers[language]
  if (!words) return false
  sayEvenIfRepeated(draft, `Volontiers : ${markWords(draft, words, language)}.`)
  return true
}

/** Says a nursery rhyme, or the beginning of a French poem. */
const sayRhyme: Rule = (draft, utterance) => {
  const { normalisedText, wordCount } = utterance
  if (!rhymeRequest.test(normalisedText) || wordCount > 14 || isLikelyStatement(utterance))
    return false
  const language = chooseLanguage(draft, normalisedText)
  const isUnsaid = (line: string) => !draft.state.spokenSentences.some((one) => one.includes(line))
  const isPoem = language === 'french' && poemRequest.test(normalisedText)
  const unsaidPoems = poems.filter(([, line]) => isUnsaid(line))
  const poem = unsaidPoems.find(([title]) => title.test(normalisedText)) ?? unsaidPoems[0]
  const rhyme = rhymes[language]?.find(([first = '']) => isUnsaid(first))
  const lines = isPoem ? poem && [poem[1]] : rhyme
  if (!lines) return draft.sayOneOf(missingRhymeReplies)
  if (!isPoem) draft.sayOneOf(rhymeIntroductions)
  for (const line of lines)
    sayEvenIfRepeated(draft, language === 'french' ? line : markWords(draft, line, language))
  return true
}

/** Talks gently about the sea, the rain or the night when the caller wants to listen. */
const talkQuietly: Rule = (draft, { normalisedText, wordCount }) => {
  const subject = talkRequest.exec(normalisedText)?.[1]
  if (subject === undefined || wordCount > 16) return false
  const [, lines = []] = quietTalks.find(([pattern]) => pattern.test(subject)) ?? []
  draft.sayAll(lines)
  return lines.length > 0 && draft.sentences.length > 0
}

const maxPlayfulWords = 12

/** Gives a challenge, or answers teasing and a flat contradiction. */
const answerPlayfulRequest: Rule = (draft, { normalisedText, wordCount }) => {
  const row = playfulRequests.find(([pattern]) => pattern.test(normalisedText))
  const isPending = draft.state.suggestion.state === 'pending'
  return row !== undefined && !isPending && wordCount <= maxPlayfulWords && draft.sayOneOf(row[1])
}

/** Says how the caller did in a role-play that is over. */
const reviewRolePlay: Rule = (draft, { normalisedText, wordCount }) => {
  if (wordCount > 12 || !feedbackRequest.test(normalisedText)) return false
  if (!draft.state.spokenSentences.some((sentence) => rehearsalPattern.test(sentence))) return false
  draft.update({ questioning: null })
  return draft.sayOneOf(rolePlayFeedback)
}

const maxPlainRequestWords = 24

/** Fulfils a request that needs no knowledge: kind words, to listen, to stay, to sing, to help with a course. */
const fulfilPlainRequest: Rule = (draft, utterance) => {
  if (utterance.wordCount > maxPlainRequestWords || isLikelyStatement(utterance)) return false
  const row = plainRequests.find(([pattern]) => pattern.test(utterance.normalisedText))
  const style = draft.context.companion.style.toLowerCase().replace(/\.$/, '')
  return row !== undefined && draft.sayOneOf(row[1], { style })
}

/** Matches "continue", "oui vas-y, la suite" and the like after an interruption. */
const resumption =
  /^(?:\w+ ){0,4}(?:continue\w*|poursui\w*|reprends|reprenez|vas y|allez y|la suite|coupee?|finis\w*)(?: (?:ta|votre|phrase|s il \w+ plait|stp|svp|donc|alors|je t ecoute|je vous ecoute))*$/

/** Prepares a sentence on a certain request, or with the caller's answer to what it is for. */
const prepareCertainSentence: Rule = (draft, utterance) =>
  utterance.purpose.purpose !== 'says-goodbye' &&
  (explicitSentenceRequest.test(utterance.normalisedText) || hasAskedForPurpose(draft)) &&
  prepareSentence(draft, utterance)

/** Varies the sentence that was just prepared. */
const varyNewSentence: Rule = (draft, utterance) =>
  draft.state.preparedSentence !== null &&
  draft.state.lastResponse.some((sentence) => sentence.endsWith('»')) &&
  utterance.wordCount <= 6 &&
  varySentence(draft, utterance)

/** In order of priority; they apply during an activity, too. */
const rulesAtAnyTime: readonly Rule[] = [
  playScene,
  rehearse,
  changePreparedSentence,
  (draft, utterance) => summarise(draft, { ...utterance, act: null }),
  correctGivenSentence,
  prepareCertainSentence,
  varyNewSentence,
]
/** In order of priority; they do not apply during an activity. */
const rulesOutsideActivity: readonly Rule[] = [
  playRiddles,
  answerPlayfulRequest,
  sayRhyme,
  reviewRolePlay,
  talkQuietly,
  countToTen,
  translate,
  startQuiz,
  tellStory,
  fulfilPlainRequest,
]

/** Says what the caller asks to hear; runs before rules that could match similar words. */
export const speakOnRequest: Rule = (draft, utterance) => {
  const { interruptedSentences, runningActivity } = draft.state
  // After an interruption "continue" can mean nothing else.
  if (resumption.test(utterance.normalisedText))
    if (resumeInterruptedResponse(draft, interruptedSentences)) return true
  if (rulesAtAnyTime.some((rule) => rule(draft, utterance))) return true
  return runningActivity === null && rulesOutsideActivity.some((rule) => rule(draft, utterance))
}
