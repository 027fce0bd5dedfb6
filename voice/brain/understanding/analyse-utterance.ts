import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { isQuestion } from '../../french/is-question'
import { replaceQuestionLikePhrases } from '../../french/replace-question-like-phrases'
import { spellOut } from '../../french/spell-out'
import { figuresOfSpeech } from '../../french/words/meanings-of-phrases'
import { capitaliseFirst } from '../../text-analysis/letter-case'
import { normaliseText } from '../../text-analysis/normalise-text'
import { introductionPattern, notNamePattern } from '../knowledge/facts-about-caller/introductions'
import { ownQuestion } from '../knowledge/questions/question-words'
import { estimateKind, type KindEstimate } from '../listening/recognise-kind'
import type { PurposeRatings } from '../purposes/call-features'
import { isQuestionPurpose, uninformativePurposes } from '../purposes/purpose'
import { estimatePurpose, type PurposeEstimate } from '../purposes/recognise-purpose'
import { intentPatterns } from '../templates/intent-patterns'
import { opensWithThanks } from '../templates/manner-words'
import { findTopics } from '../topics/all-topics'
import type { TopicId } from '../topics/topic'
import { type Act, findAct, findActOfLongText, findMainSentence } from './acts/find-act'
import { type Detail, findDetails } from './facts/find-details'
import { findMood, type Mood } from './find-mood'
import { findIntentOfAct, type Intent } from './intents'

/** The analysis of one utterance, shared by all response rules. */
export type UtteranceAnalysis = {
  /**
   * The original text with SMS abbreviations spelled out. Emoji, the companion's name, and a question at the start that
   * the caller then answers (`ownQuestion`) are removed.
   */
  text: string
  /**
   * The text as `normaliseText` returns it, after words of the same meaning have replaced phrases that only look like
   * questions: "n'importe quoi".
   */
  normalisedText: string
  wordCount: number
  intents: ReadonlySet<Intent>
  /** The act of the main sentence or, in a long text in which it is uncertain, of the whole text; null if uncertain. */
  act: Act | null
  /** Whether the text is long, so that only its main sentence (see `findMainSentence`) can be a request. */
  isLong: boolean
  /** Most serious first. */
  topics: readonly TopicId[]
  /** The first name that the caller gives in this utterance. */
  callerName: string | null
  /** Whether the caller asks something, even without a question mark. */
  isQuestion: boolean
  /** At most two people or things that the caller mentions, from the companion's point of view. */
  details: readonly Detail[]
  /** The mood that the words express or the act implies. */
  mood: Mood | null
  /** Probabilities of the kinds of utterances, from the classifier. */
  kinds: KindEstimate
  /** Why the caller says this, from the classifier. */
  purpose: PurposeEstimate
}

type AnalysisContext = {
  companionName?: string
  /** The ratings of the caller's previous utterance; null for the first one. */
  previousPurposes?: PurposeRatings | null
  /** Whether the text is certainly a question. */
  isCertainQuestion?: boolean
}

/** Analyses what the caller typed or said. */
export function analyseUtterance(
  originalText: string,
  address: FormOfAddress,
  { companionName = '', previousPurposes = null, isCertainQuestion = false }: AnalysisContext = {},
): UtteranceAnalysis {
  // An emoji could not be spoken if the companion quoted it.
  const spokenText = originalText.replace(/\p{Extended_Pictographic}/gu, ' ')
  const text = removeName(spellOut(spokenText), companionName).trim().replace(ownQuestion, '')
  const plainText = replaceQuestionLikePhrases(text)
  const normalisedText = normaliseText(plainText)
  const wordCount = normalisedText === '' ? 0 : normalisedText.split(' ').length
  const mainSentence = findMainSentence(plainText)
  const isLong = wordCount > maxWordsOfShortText
  const probableAct = findAct(mainSentence) ?? (isLong ? findActOfLongText(plainText) : null)
  const act = replaceUncertainAct(probableAct, mainSentence, normalisedText)
  const hasQuestionAct = act !== null && questionActs.has(act) && wordCount >= minQuestionActWords
  const isAsking = isCertainQuestion || isQuestion(plainText) || hasQuestionAct
  const purpose = estimateCallersPurpose(plainText, previousPurposes, {
    isCertainQuestion,
    isFullQuestion: isAsking && wordCount >= minQuestionWords,
  })
  const isCertainStatement =
    !isQuestionPurpose(purpose.purpose) && purpose.probability >= minStatementProbability
  const textWithoutFiguresOfSpeech = normalisedText.replace(figuresOfSpeech, '')
  return {
    text,
    normalisedText,
    wordCount,
    intents: findIntents(
      normalisedText,
      isLong ? normaliseText(mainSentence) : normalisedText,
      act,
    ),
    act,
    isLong,
    topics: findTopics(textWithoutFiguresOfSpeech),
    callerName: extractName(text),
    isQuestion: isAsking,
    details: findDetails(text, address),
    mood: correctMood(findMood(textWithoutFiguresOfSpeech), act),
    kinds: estimateKind(plainText, { mayEndWithQuestion: isAsking || !isCertainStatement }),
    purpose,
  }
}

/**
 * Estimates the purpose. Allows only purposes of questions if the utterance is certainly a question, or if it is a
 * question of several words that the classifier takes for an answer, a signal such as "d'accord", or a goodbye.
 */
function estimateCallersPurpose(
  text: string,
  previousPurposes: PurposeRatings | null,
  { isCertainQuestion, isFullQuestion }: { isCertainQuestion: boolean; isFullQuestion: boolean },
): PurposeEstimate {
  const estimate = estimatePurpose(text, previousPurposes)
  // The classifier may take a question for a goodbye or a signal: "tu connais une bonne recette rapide".
  const isMisjudged = isFullQuestion && uninformativePurposes.has(estimate.purpose)
  return isCertainQuestion || isMisjudged
    ? estimatePurpose(text, previousPurposes, { isQuestion: true })
    : estimate
}

/** An utterance is certainly a statement when a purpose other than a question has at least this probability. */
const minStatementProbability = 0.6

/** With fewer words, an utterance that looks like a question may still be a goodbye or a signal: "ça va ?". */
const minQuestionWords = 4

/** An utterance of fewer words is not a question merely because its act is that of a question. */
const minQuestionActWords = 3

/** Minimum probability of 'tells-hardship' when no word of the utterance expresses a mood. */
const minHardshipProbability = 0.85

/** Minimum probability of a question act when the sentence does not have the form of a question. */
const minQuestionActProbability = 0.6

/** Acts that make an utterance a question even without a question mark, which speech recognition omits. */
const questionActs: ReadonlySet<Act> = new Set<Act>([
  'asks-information',
  'asks-opinion',
  'asks-others-mind',
  'asks-recall',
])

/**
 * Drops an uncertain question act when the sentence does not have the form of a question, and replaces an uncertain
 * act of hardship with a neutral one when no word expresses a mood.
 */
function replaceUncertainAct(
  act: Act | null,
  sentence: string,
  normalisedText: string,
): Act | null {
  if (act === 'tells-hardship' && findMood(normalisedText) === null)
    return findAct(sentence, minHardshipProbability) === act ? act : 'tells'
  if (act === null || !questionActs.has(act) || isQuestion(sentence)) return act
  return findAct(sentence, minQuestionActProbability) === act ? act : null
}

/** A text with more words counts as long. */
const maxWordsOfShortText = 24

/** Acts that express nothing sad, whatever their words: "tu dors pas, toi ?", "je file, elle pleure". */
const lightActs: ReadonlySet<Act> = new Set<Act>([
  'asks-self',
  'asks-recall',
  'compliment',
  'goodbye',
  'tease',
  'tells-plan',
  'tells-relief',
])

/** The mood that an act implies when the words of the utterance name none. */
const moodByAct: Readonly<Partial<Record<Act, Mood>>> = {
  'tells-hardship': 'sadness',
  'tells-joy': 'joy',
  'tells-self-blame': 'shame',
}

/** Drops a mood that contradicts the act; if the words express no mood, returns the mood that the act implies. */
function correctMood(mood: Mood | null, act: Act | null): Mood | null {
  if (act === null) return mood
  if (lightActs.has(act)) return mood === 'joy' ? mood : null
  if (act === 'tells-hardship' && mood === 'joy') return null
  return mood ?? moodByAct[act] ?? null
}

/**
 * Finds the intents that the words or the act express. Most intents are searched only in `normalisedSentence` (the main
 * sentence of a long text, or a whole short text), and only if it is short. `intentsFoundAnywhere` are searched in the
 * whole text.
 */
function findIntents(
  normalisedText: string,
  normalisedSentence: string,
  act: Act | null,
): ReadonlySet<Intent> {
  const isSentenceShort = normalisedSentence.split(' ').length <= maxWordsOfShortText
  const isStatement =
    act !== null &&
    (act.startsWith('tells') || act === 'objects') &&
    !opensWithThanks.test(normalisedText)
  const intentsOfWords = patternsByIntent
    .filter(([intent, pattern]) =>
      intentsFoundAnywhere.includes(intent)
        ? pattern.test(normalisedText)
        : isSentenceShort && pattern.test(normalisedSentence),
    )
    .map(([intent]) => intent)
    .filter((intent) => !(isStatement && intentsIgnoredInStatements.includes(intent)))
  const intentOfAct = findIntentOfAct(act)
  return new Set(intentOfAct ? [...intentsOfWords, intentOfAct] : intentsOfWords)
}

const patternsByIntent = Object.entries(intentPatterns) as readonly (readonly [Intent, RegExp])[]

const intentsFoundAnywhere: readonly Intent[] = ['explicit-with-minor', 'explicit', 'insult']

/** Intents whose words mean something else in a statement: "il ne m'a même pas dit merci" is a complaint. */
const intentsIgnoredInStatements: readonly Intent[] = ['thanks', 'asks-joke']

/** Removes the companion's name, with which the caller addresses it, unless the text is a single word. */
function removeName(text: string, name: string): string {
  if (name === '' || !text.trim().includes(' ')) return text
  return text.replace(new RegExp(`[, ]*(?<!\\p{L})${name}(?!\\p{L})`, 'giu'), '')
}

/** Returns the first name that the caller gives ("moi, c'est Inès"), or null. */
function extractName(text: string): string | null {
  const name =
    introductionPattern.exec(text)?.[1] ?? /(\p{Lu}[\p{L}-]+) à l['’]appareil/u.exec(text)?.[1]
  return name && !notNamePattern.test(name) ? capitaliseFirst(name) : null
}
