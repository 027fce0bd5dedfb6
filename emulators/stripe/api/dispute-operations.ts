import { z } from 'zod'
import { closeDispute, type Verdict } from '../billing/dispute-charge'
import { invalidParameter } from '../stripe-failure'
import { equalTo, findOrRefuse, listOperation, retrieveOperation } from './list-page'
import type { Operation } from './operation'
import { flag, readInput, text } from './read-input'

/** The words that decide a dispute of a test card (docs.stripe.com/testing#disputes). */
const verdicts: Record<string, Verdict> = { winning_evidence: 'won', losing_evidence: 'lost' }

const answer: Operation = {
  method: 'POST',
  path: 'disputes/:id',
  async run({ books, id, fields }) {
    const { evidence } = readInput(fields, {
      evidence: z.strictObject({ uncategorized_text: text() }),
      submit: flag().optional(),
    })
    const dispute = await findOrRefuse(books, 'dispute', id)
    const verdict = verdicts[evidence.uncategorized_text]
    if (!verdict)
      throw invalidParameter('evidence', 'must be winning_evidence or losing_evidence here')
    return closeDispute(books, dispute, verdict)
  },
}

/** The merchant gives in. */
const close: Operation = {
  method: 'POST',
  path: 'disputes/:id/close',
  async run({ books, id, fields }) {
    readInput(fields, {})
    return closeDispute(books, await findOrRefuse(books, 'dispute', id), 'lost')
  },
}

export const disputeOperations: readonly Operation[] = [
  answer,
  close,
  retrieveOperation('disputes', 'dispute'),
  listOperation({
    path: 'disputes',
    kind: 'dispute',
    filters: { charge: equalTo('charge'), payment_intent: equalTo('payment_intent') },
  }),
]
