import type { Language } from '../../../domain/languages'
import { pickCell } from '../../foreign-languages/cells'
import { readTable } from '../../text-analysis/table'
import type { ResponseDraft } from '../dialogue/response-draft'
import { findNamedLanguage } from '../knowledge/phrases'
import type { Rule } from '../respond/rule'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { firstLines, sentenceWish, speakingWish, startQuestion } from './content/speaking-wishes'
import { teachNextSentence } from './exercise'
import { readStatedLevel } from './lesson'
import { findSituation } from './practise-freely'
import { findLessonLanguage, quoteWords, sayEvenIfRepeated, updateLesson } from './say-in-language'
import { askAbout } from './talk-topic'

const firstRows = readTable(firstLines)
const lastTurnOfStartQuestion = 3
const maxWordsOfStartQuestion = 14

/**
 * Speaks the language at once when the learner asks for it. Teaches a sentence if the learner asks for one; otherwise
 * says a short sentence with its meaning, then asks a question.
 */
export const speakAtOnce: Rule = (draft, utterance) => {
  const language = findLessonLanguage(draft)
  const wish = findSpeakingWish(draft, utterance)
  if (!wish) return false
  const level = readStatedLevel(utterance.normalisedText) ?? draft.state.lesson?.level ?? null
  updateLesson(draft, language, { awaits: 'practice', level, scene: null, exercise: null })
  draft.update({ runningActivity: null, suggestion: { state: 'disabled' } })
  const situation = findSituation(draft, utterance.normalisedText)
  return (
    (wish === 'sentence' && teachNextSentence(draft, situation)) || startTalking(draft, language)
  )
}

/**
 * Returns `talk` when a learner wants to speak the language now, `sentence` for a request for one sentence in it, and
 * null otherwise.
 */
export function findSpeakingWish(
  draft: ResponseDraft,
  { normalisedText, wordCount }: UtteranceAnalysis,
): 'talk' | 'sentence' | null {
  const language = findLessonLanguage(draft)
  const { lesson, turnCount } = draft.state
  const namesOtherLanguage = (findNamedLanguage(normalisedText) ?? language) !== language
  if (language === 'french' || namesOtherLanguage) return null
  if (speakingWish.test(normalisedText)) return 'talk'
  if (lesson?.isRefused) return null
  if (sentenceWish.test(normalisedText)) return 'sentence'
  const mayStart =
    (lesson?.isActive || turnCount <= lastTurnOfStartQuestion) &&
    wordCount <= maxWordsOfStartQuestion
  return mayStart && startQuestion.test(normalisedText) ? 'talk' : null
}

/** Says a first line, one that was not said in this call if possible, and asks about the caller's day. */
function startTalking(draft: ResponseDraft, language: Language): boolean {
  const lines = firstRows.map(([french = '', ...cells]) => ({
    french,
    words: pickCell(cells, language) ?? '',
  }))
  const isNew = ({ french }: { french: string }) =>
    !draft.state.spokenSentences.some((sentence) => sentence.includes(french))
  const line = lines.find(isNew) ?? lines[0]
  if (!line) return false
  const words = quoteWords(draft, line.words, language)
  sayEvenIfRepeated(draft, `${words}, c’est-à-dire : « ${line.french} ».`)
  return askAbout(draft, 'day')
}
