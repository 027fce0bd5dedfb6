import type { CardFaults, CardForm } from '../billing/card-form'

/** What became of a card form that was sent and paid nothing yet. */
export type CardAttempt = {
  typed: CardForm
  isDelayed: boolean
  outcome:
    | { state: 'faulty'; faults: CardFaults }
    | { state: 'refused'; message: string }
    /** The bank's question is open. */
    | { state: 'asks' }
}

export type CardAttempts = ReturnType<typeof createCardAttempts>

/** Whoever tries the product has a few pages open at most. */
const mostKept = 50

/**
 * The last attempt of each page, in memory alone: a page that answers a form is fetched anew, so
 * that « back » and « reload » find a page and not the browser's own question. The security code
 * goes no further than the bank's question, which only cards of the list come to.
 */
export function createCardAttempts() {
  const attempts = new Map<string, CardAttempt>()
  return {
    keep(pageId: string, attempt: CardAttempt) {
      attempts.delete(pageId)
      const isAsked = attempt.outcome.state === 'asks'
      attempts.set(
        pageId,
        isAsked ? attempt : { ...attempt, typed: { ...attempt.typed, code: '' } },
      )
      const [oldest] = attempts.keys()
      if (attempts.size > mostKept && oldest) attempts.delete(oldest)
    },
    find: (pageId: string) => attempts.get(pageId),
    forget: (pageId: string) => attempts.delete(pageId),
  }
}

/** How the form shows again: what was typed, but for the code, and what was wrong. */
export function formOf({ typed, isDelayed, outcome }: CardAttempt) {
  return {
    typed: { ...typed, code: '' },
    isDelayed,
    faults: outcome.state === 'faulty' ? outcome.faults : {},
    ...(outcome.state === 'refused' && { refusal: outcome.message }),
  }
}
