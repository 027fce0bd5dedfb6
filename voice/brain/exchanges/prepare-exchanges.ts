import { normaliseText } from '../../text-analysis/normalise-text'
import { type Analysis, analyseWording } from './analyse-wording'
import type { Exchange } from './exchange'

/** What a process needs of the exchanges; preparing it takes most of a second. */
export type PreparedExchanges = {
  replies: readonly Replies[]
  /**
   * For each exchange, the indices of those that open its threads (null: not found). Empty when the exchange
   * makes sense at any time.
   */
  openings: readonly (readonly (number | null)[])[]
  wordings: Wordings
}

/** The texts that answer an exchange. */
export type Replies = Omit<Exchange, 'follows' | 'wordings'>

/**
 * The analysed wordings of all exchanges, in their order. There are more than seventy thousand, so they are in a few
 * arrays of numbers instead of an object for each.
 */
export type Wordings = {
  /** The concepts of all wordings; a concept's id is its index here. */
  concepts: readonly string[]
  /** For each wording: the index of its exchange. */
  exchanges: Uint16Array
  /** For each wording: the sum of its `wordingFlags`. */
  flags: Uint8Array
  /** The ids of the concepts of the first wording, of the second one, and so on; and their number for each wording. */
  conceptIds: Uint16Array
  conceptCounts: Uint16Array
  /** The normalised texts of all wordings, in ASCII and without separators; and their lengths. */
  texts: Uint8Array
  textLengths: Uint16Array
}

export const wordingFlags = { isQuestion: 1, isNegative: 2, mayNameSomebody: 4 }

export function prepareExchanges(exchanges: readonly Exchange[]): PreparedExchanges {
  const analyses = exchanges.map(({ wordings }) => wordings.map(analyseWording))
  return {
    replies: exchanges.map(({ answers, afterYes, afterNo, afterOther }) => ({
      answers,
      afterYes,
      afterNo,
      afterOther,
    })),
    openings: findOpenings(exchanges, analyses),
    wordings: compress(analyses),
  }
}

function findOpenings(
  exchanges: readonly Exchange[],
  analyses: readonly (readonly Analysis[])[],
): (number | null)[][] {
  const indexByWording = new Map<string, number>()
  for (const [index, { follows }] of exchanges.entries())
    if (follows.length === 0)
      for (const { normalisedText } of analyses[index]!) indexByWording.set(normalisedText, index)
  return exchanges.map(({ follows }) => [
    ...new Set(follows.map((one) => indexByWording.get(normaliseText(one)) ?? null)),
  ])
}

function compress(analyses: readonly (readonly Analysis[])[]): Wordings {
  const all = analyses.flat()
  const ids = new Map<string, number>()
  const getId = (concept: string) => {
    if (!ids.has(concept)) ids.set(concept, ids.size)
    return ids.get(concept)!
  }
  return {
    exchanges: Uint16Array.from(analyses.flatMap((ofOne, index) => ofOne.map(() => index))),
    flags: Uint8Array.from(all, sumFlags),
    conceptIds: Uint16Array.from(all.flatMap(({ concepts }) => concepts.map(getId))),
    conceptCounts: Uint16Array.from(all, ({ concepts }) => concepts.length),
    texts: Buffer.from(all.map(({ normalisedText }) => normalisedText).join(''), 'latin1'),
    textLengths: Uint16Array.from(all, ({ normalisedText }) => normalisedText.length),
    concepts: [...ids.keys()],
  }
}

const sumFlags = ({ isQuestion, isNegative, mayNameSomebody }: Analysis) =>
  (isQuestion ? wordingFlags.isQuestion : 0) +
  (isNegative ? wordingFlags.isNegative : 0) +
  (mayNameSomebody ? wordingFlags.mayNameSomebody : 0)
