import { z } from 'zod'
import {
  cancellationMaxLengths,
  findCancellationErrors,
  normaliseCancellationRequest,
} from '../../domain/billing/cancellation-request'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

/**
 * Allows twice the maximum length, because normalisation can shorten the text. The maximum itself
 * is checked after normalisation.
 */
const text = (maxLength: number) => z.string().max(maxLength * 2)

const cancellationRequest = z
  .object({
    name: text(cancellationMaxLengths.name),
    email: text(cancellationMaxLengths.email),
    reference: text(cancellationMaxLengths.reference),
    reason: text(cancellationMaxLengths.reason),
  })
  .transform(normaliseCancellationRequest)
  .refine((fields) => Object.keys(findCancellationErrors(fields)).length === 0)

/** The page generates `id`: the same request sent twice is stored once. */
const identifiedRequest = z.object({ id: z.uuid(), notice: cancellationRequest })

/** Cancelling a subscription without signing in (French Consumer Code, article L215-1-1). */
export const cancellationsContract = {
  notify: procedure
    .errors(declareErrors('INPUT_INVALID', 'RATE_LIMITED', 'DATABASE_FAILED'))
    .route({
      method: 'POST',
      path: '/cancellations',
      successStatus: 201,
      summary: 'Notifie la résiliation d’un abonnement ; la même réponse à tous',
    })
    .input(identifiedRequest)
    .output(
      z.object({
        /** When the request was received. */
        notifiedAt: z.iso.datetime(),
      }),
    ),
}
