import { z } from 'zod'
import {
  cancellationLengths,
  findCancellationFaults,
  tidyNotice,
} from '../../domain/billing/cancellation-notice'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

/** Enough for any text that is told to be too long beside its field. */
const text = (most: number) => z.string().max(most * 2)

const notice = z
  .object({
    name: text(cancellationLengths.name),
    email: text(cancellationLengths.email),
    reference: text(cancellationLengths.reference),
    reason: text(cancellationLengths.reason),
  })
  .transform(tidyNotice)
  .refine((fields) => Object.keys(findCancellationFaults(fields)).length === 0)

/** Made up by the page: sent twice, it is one declaration. */
const identified = z.object({ id: z.uuid(), notice })

/** Ending a subscription without signing in (code de la consommation, L215-1-1). */
export const cancellationsContract = {
  notify: procedure
    .errors(declareErrors('INPUT_INVALID', 'RATE_LIMITED', 'DATABASE_FAILED'))
    .route({
      method: 'POST',
      path: '/cancellations',
      successStatus: 201,
      summary: 'Notifie la résiliation d’un abonnement ; la même réponse à tous',
    })
    .input(identified)
    .output(z.object({ notifiedAt: z.iso.datetime() })),
}
