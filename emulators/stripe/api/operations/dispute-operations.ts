import { z } from 'zod'
import { closeDispute, type Verdict } from '../../payments/disputes'
import { invalidParameter } from '../../stripe-api-error'
import type { Operation } from '../operation'
import { flag, readInput, text } from '../read-input'
import {
  createListOperation,
  createRetrieveOperation,
  equalTo,
  findOrThrow,
} from '../read-operations'

/** The evidence texts that decide a test dispute (docs.stripe.com/testing#disputes). */
const verdicts: Record<string, Verdict> = { winning_evidence: 'won', losing_evidence: 'lost' }

const update: Operation = {
  method: 'POST',
  path: 'disputes/:id',
  async run({ context, id, fields }) {
    const { evidence } = readInput(fields, {
      evidence: z.strictObject({ uncategorized_text: text() }),
      submit: flag().optional(),
    })
    const dispute = await findOrThrow(context, 'dispute', id)
    const verdict = verdicts[evidence.uncategorized_text]
    if (!verdict) throw invalidParameter('evidence', 'must be winning_evidence or losing_evidence')
    return closeDispute(context, dispute, verdict)
  },
}

/** The merchant accepts the dispute as lost. */
const close: Operation = {
  method: 'POST',
  path: 'disputes/:id/close',
  async run({ context, id, fields }) {
    readInput(fields, {})
    return closeDispute(context, await findOrThrow(context, 'dispute', id), 'lost')
  },
}

export const disputeOperations: readonly Operation[] = [
  update,
  close,
  createRetrieveOperation('disputes', 'dispute'),
  createListOperation({
    path: 'disputes',
    kind: 'dispute',
    filters: { charge: equalTo('charge'), payment_intent: equalTo('payment_intent') },
  }),
]
