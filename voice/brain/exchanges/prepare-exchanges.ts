import { normaliseText } from '../../text-analysis/normalise-text'
import { packWordings, type Wordings } from '../../text-analysis/wordings/wordings'
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
  /** The wordings of all exchanges: the group of a wording is its exchange. */
  wordings: Wordings
}

/** The texts that answer an exchange. */
export type Replies = Omit<Exchange, 'follows' | 'wordings'>

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
    wordings: packWordings(analyses),
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
