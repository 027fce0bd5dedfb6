import { reportedSpeechIntroduction } from '../../french/words/question-clause-words'
import { normaliseText } from '../../text-analysis/normalise-text'
import { createTextFinder } from '../../text-analysis/wordings/find-text'
import { indexWordings } from '../../text-analysis/wordings/index-wordings'
import { wordingFlags } from '../../text-analysis/wordings/wordings'
import {
  announcement,
  clauseBoundary,
  leadingFillers,
  spokenBoundary,
} from '../knowledge/words/part-boundaries'
import { analyseWording, type WordingAnalysis } from './analyse-wording'
import { grammarWeights } from './concepts'
import type { PreparedExchanges } from './prepare-exchanges'

/** The index of an exchange in the list, and its score in (0, 1]: how well it fits the text. */
export type FoundExchange = { index: number; score: number }

/** How strongly the score is lowered by concepts that occur in the wording but not in the text. */
const missingWeightFactor = 0.8
/** How strongly the score is lowered by concepts that occur in the text but not in the wording. */
const addedWeightFactor = 0.6

/**
 * The score is multiplied by this factor for each difference between a text and a wording: only one of them is a
 * question, only one of them is negative, or the text begins with "il" or "elle" and the wording neither names a
 * third person nor begins with a noun phrase.
 */
const differenceFactor = 0.8

/**
 * The score is multiplied by 1 for the whole text or a question in it, and by a number between this and 1 for any other
 * part, depending on its length.
 */
const shortPartFactor = 0.5

/**
 * Minimum total weight of the content concepts that a text shares with a wording of the current thread. It is low,
 * because a thread has few wordings, so that a match by chance is unlikely.
 */
const minSharedWeightInThread = 1
/** Added to the score of an exchange of the current thread. */
const threadBonus = 0.2

/** Matches at least four words, or a choice such as "lui ou elle". Other short ends of a text are rarely questions. */
const possibleQuestion = /^\S+ ou \S+$|^\S+(?: \S+){3}/

/** Creates the search among the wordings of the exchanges. */
export function createExchangeSearch(prepared: PreparedExchanges) {
  const { openings, wordings } = prepared
  /** Whether the exchange makes sense only after another one, which opens the thread but is not part of it. */
  const isInThread = (index: number) => openings[index]!.length > 0
  const isPossible = (index: number, opening: number | null) =>
    !isInThread(index) || openings[index]!.includes(opening)

  const { listIdentifyingConcepts, listWordings, findFeatures, weighShared, getWeight } =
    indexWordings(wordings, {
      groupCount: openings.length,
      canBeFoundByConcept: (index) => !isInThread(index),
      grammarWeights,
    })
  const listThread = createThreadIndex(prepared)

  /**
   * Lists the wordings that share an identifying concept with the text, and the wordings of the thread that share
   * enough content concepts with it (see `minSharedWeightInThread`).
   */
  function listCandidates(concepts: readonly string[], opening: number | null) {
    const content = findFeatures(
      concepts.filter((concept) => !grammarWeights.has(concept)),
      { hasPairs: false },
    )
    return [
      ...new Set(listIdentifyingConcepts(concepts).flatMap(listWordings)),
      ...listThread(opening).filter(
        (wording) => weighShared(content, wording) >= minSharedWeightInThread,
      ),
    ]
  }

  /** Rates the exchanges that may answer a part of the text. `share`: the length of the part, as a share of the text. */
  function rateExchanges(part: string, share: number, opening: number | null) {
    const analysis = analyseWording(part)
    const features = findFeatures(analysis.concepts)
    const partFactor = shortPartFactor + (1 - shortPartFactor) * (part.endsWith('?') ? 1 : share)
    return listCandidates(analysis.concepts, opening).map((wording): FoundExchange => {
      const index = wordings.groups[wording]!
      const shared = weighShared(features, wording)
      const missing = missingWeightFactor * (getWeight(wording) - shared)
      const added = addedWeightFactor * (features.totalWeight - shared)
      const similarity =
        (shared / (shared + missing + added)) *
        partFactor *
        differenceFactor ** countDifferences(analysis, wordings.flags[wording]!)
      const score = Math.min(1, similarity + (isInThread(index) ? threadBonus : 0))
      return { index, score }
    })
  }

  const findText = createTextFinder(wordings)
  /**
   * Returns the index of the exchange with this wording, ignoring leading fillers. Of several, prefers the first one of
   * the current thread, then the last one.
   */
  function findExactMatch(text: string, opening: number | null): number | undefined {
    const normalisedText = normaliseText(text)
    const indices = [normalisedText.replace(leadingFillers, ''), normalisedText]
      .flatMap(findText)
      .map((wording) => wordings.groups[wording]!)
      .filter((index) => isPossible(index, opening))
    return indices.find(isInThread) ?? indices.at(-1)
  }

  /** Whether the words are a wording that is a question and does not belong to a thread. */
  const isWrittenQuestion = (words: string) =>
    findText(normaliseText(words)).some(
      (wording) =>
        hasFlag(wordings.flags[wording]!, wordingFlags.isQuestion) &&
        !isInThread(wordings.groups[wording]!),
    )

  return {
    /**
     * Returns the longest written question with which the text ends, after at least one other word; null when there is
     * none, or when the words before it introduce reported speech.
     */
    findFinalQuestion(text: string): string | null {
      const words = text.split(' ')
      const ends = words.slice(1).map((_, index) => words.slice(index + 1).join(' '))
      const question = ends.find((end) => possibleQuestion.test(end) && isWrittenQuestion(end))
      if (question === undefined) return null
      const wordsBefore = text.slice(0, text.length - question.length)
      return reportedSpeechIntroduction.test(wordsBefore) ? null : question
    },

    /** Whether the exchange with this index opens a thread. */
    isOpening: (index: number) => openings.some((indices) => indices.includes(index)),
    /**
     * Returns the exchange with the wording that is most similar to the text or to a part of it, even if it is hardly
     * similar; null when there is no candidate (see `listCandidates`). Exchanges of a thread are found only when
     * `opening` is the index of the exchange that opens it.
     */
    find(wholeText: string, opening: number | null = null): FoundExchange | null {
      const text = wholeText.replace(announcement, '')
      const exactMatch = findExactMatch(wholeText, opening) ?? findExactMatch(text, opening)
      if (exactMatch !== undefined) return { index: exactMatch, score: 1 }
      let best: FoundExchange | null = null
      for (const part of splitIntoParts(text))
        for (const rated of rateExchanges(part, part.length / text.length, opening))
          if (rated.score > (best?.score ?? 0)) best = rated
      return best
    },
  }
}

const countDifferences = (text: WordingAnalysis, flags: number) =>
  Number(text.isQuestion !== hasFlag(flags, wordingFlags.isQuestion)) +
  Number(text.isNegative !== hasFlag(flags, wordingFlags.isNegative)) +
  Number(text.isAboutThirdPerson && !hasFlag(flags, wordingFlags.mayNameSomebody))

const hasFlag = (flags: number, flag: number) => (flags & flag) !== 0

/** Returns a function that lists the wordings of the thread that a given exchange opens. */
function createThreadIndex({ openings, wordings }: PreparedExchanges) {
  const threads = new Map<number | null, number[]>()
  for (let wording = 0; wording < wordings.groups.length; wording++)
    for (const opening of openings[wordings.groups[wording]!]!) {
      if (!threads.has(opening)) threads.set(opening, [])
      threads.get(opening)!.push(wording)
    }
  return (opening: number | null): readonly number[] => threads.get(opening) ?? []
}

/** Returns the questions in a text; if there are none, the text, and its sentences and clauses of at least two words. */
function splitIntoParts(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.?!…])\s+/)
  const questions = sentences.filter((sentence) => sentence.includes('?'))
  if (questions.length > 0) return questions
  const clauses = sentences.flatMap((sentence) => sentence.split(clauseBoundary))
  const spokenClauses = clauses.flatMap((clause) => clause.split(spokenBoundary))
  return [...new Set([text, ...sentences, ...clauses, ...spokenClauses])].filter(
    (part) => part.split(/[ ’']/).length >= 2 || part === text,
  )
}
