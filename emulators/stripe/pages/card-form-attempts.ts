import type { CardForm, CardFormErrors } from '../cards/card-form'

/** A submitted card form that has not led to a payment yet. */
export type CardFormAttempt = {
  form: CardForm
  /** Whether the payment settles, or fails, a day later. */
  isPaymentDelayed: boolean
  outcome:
    | { state: 'invalid'; errors: CardFormErrors }
    | { state: 'declined'; message: string }
    /** The bank waits for the customer's confirmation. */
    | { state: 'requires-authentication' }
}

/** At most this many attempts are kept, to limit memory; a developer has only a few pages open. */
const maxAttempts = 50

/**
 * Keeps the last attempt of each page in memory: a posted form redirects to the page that shows the attempt, so
 * that reloading does not post the form again. The security code is kept only while authentication is pending,
 * which happens only with test cards.
 */
export function createCardFormAttempts() {
  const attempts = new Map<string, CardFormAttempt>()
  return {
    store(pageId: string, attempt: CardFormAttempt) {
      attempts.delete(pageId)
      const isPending = attempt.outcome.state === 'requires-authentication'
      attempts.set(
        pageId,
        isPending ? attempt : { ...attempt, form: { ...attempt.form, code: '' } },
      )
      const [oldest] = attempts.keys()
      if (attempts.size > maxAttempts && oldest) attempts.delete(oldest)
    },
    find: (pageId: string) => attempts.get(pageId),
    remove: (pageId: string) => attempts.delete(pageId),
  }
}

/** Returns the form to show again: its values without the security code, and its errors. */
export function toFormState({ form, isPaymentDelayed, outcome }: CardFormAttempt) {
  return {
    form: { ...form, code: '' },
    isPaymentDelayed,
    errors: outcome.state === 'invalid' ? outcome.errors : {},
    ...(outcome.state === 'declined' && { declineMessage: outcome.message }),
  }
}
