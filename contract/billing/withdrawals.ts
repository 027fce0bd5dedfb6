import { z } from 'zod'
import { offerKeys } from '../../domain/offers'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

/** What one order of the contract gives back, or gave back. */
const line = z.object({
  leftMinutes: z.number().int().nonnegative(),
  /** Euro cents, as all that follow. */
  leftCents: z.number().int().nonnegative(),
  unusedMinutes: z.number().int().nonnegative(),
  refundCents: z.number().int().nonnegative(),
  hasRequestedImmediateStart: z.boolean(),
})

const state = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), lines: z.array(line) }),
  z.object({ kind: z.literal('too-late') }),
  /** Everything was given back already. */
  z.object({ kind: z.literal('refunded') }),
  z.object({
    kind: z.literal('withdrawn'),
    declaredAt: z.iso.datetime(),
    /** Empty for the moment it takes to settle it. */
    lines: z.array(line),
    /** The payment service has the order to refund; nothing is left to do. */
    isCompleted: z.boolean(),
  }),
])

const withdrawableContract = z.object({
  /** Of the order; of a subscription's first one. */
  orderId: z.string(),
  orderedAt: z.iso.datetime(),
  offerKey: z.enum(offerKeys).nullable(),
  minutes: z.number().int().nonnegative(),
  amountTotalCents: z.number().int().nonnegative(),
  hasRequestedImmediateStart: z.boolean(),
  isSubscription: z.boolean(),
  /** Of the calendar in Paris, included. */
  lastDay: z.iso.date(),
  state,
})

export type WithdrawableContract = z.infer<typeof withdrawableContract>

const withdrawableContracts = z.object({
  /** Newest first. */
  contracts: z.array(withdrawableContract),
  /** A call spends minutes: it has to end first. */
  isCallLive: z.boolean(),
})

export type WithdrawableContracts = z.infer<typeof withdrawableContracts>

/** Leaving a contract (code de la consommation, L221-18 and L221-21). */
export const withdrawalsContract = {
  list: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'DATABASE_FAILED'))
    .route({
      method: 'GET',
      path: '/withdrawals',
      summary: 'Ses contrats, et ce que chacun rembourserait',
    })
    .output(withdrawableContracts),
  /** Answers how the contract stands then; one that can no longer be left stays as it was. */
  declare: procedure
    .errors(
      declareErrors(
        'UNAUTHENTICATED',
        'NOT_FOUND',
        'CALL_ALREADY_LIVE',
        'RATE_LIMITED',
        'DATABASE_FAILED',
      ),
    )
    .route({
      method: 'POST',
      path: '/withdrawals',
      summary: 'Renonce à un contrat dans les 14 jours, une fois',
    })
    .input(z.object({ orderId: z.string().regex(/^\w{1,200}$/) }))
    .output(withdrawableContract),
}
