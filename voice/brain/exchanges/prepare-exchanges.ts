import { normaliseText } from '../../text-analysis/normalise-text'
import { createTextFinder } from '../../text-analysis/wordings/find-text'
import { packWordings, type Wordings } from '../../text-analysis/wordings/wordings'
import { analyseWording } from './analyse-wording'
import type { Exchange } from './exchange'

/** The data of the exchanges that the search needs. Preparing it takes more than a second. */
export type PreparedExchanges = {
  replies: readonly Replies[]
  /**
   * For each exchange, the indexes of the exchanges that open its threads; null in place of an index when no opening
   * exchange has the wording that `follows` contains. Empty when the exchange makes sense at any time.
   */
  openings: readonly (readonly (number | null)[])[]
  /** The wordings of all exchanges; the group of a wording is the index of its exchange. */
  wordings: Wordings
}

/** The companion's lines of an exchange. */
export type Replies = Omit<Exchange, 'follows' | 'wordings'>

export function prepareExchanges(exchanges: readonly Exchange[]): PreparedExchanges {
  const wordings = packWordings(analyseWordings(exchanges))
  return {
    replies: exchanges.map(({ answers, afterYes, afterNo, afterOther }) => ({
      answers,
      afterYes,
      afterNo,
      afterOther,
    })),
    openings: findOpenings(exchanges, wordings),
    wordings,
  }
}

function* analyseWordings(exchanges: readonly Exchange[]) {
  for (const { wordings } of exchanges) yield wordings.map(analyseWording)
}

function findOpenings(exchanges: readonly Exchange[], wordings: Wordings): (number | null)[][] {
  const findText = createTextFinder(wordings)
  const findOpening = (wording: string): number | null => {
    const indices = findText(normaliseText(wording)).map((found) => wordings.groups[found]!)
    return indices.findLast((index) => exchanges[index]!.follows.length === 0) ?? null
  }
  return exchanges.map(({ follows }) => [...new Set(follows.map(findOpening))])
}
