import { implement } from '@orpc/server'
import { cancellationsContract } from '../../../contract/billing/cancellations'
import { toCanonicalMailbox } from '../../../domain/accounts/canonical-mailbox'
import { ApplicationError } from '../../platform/application-error'
import { handleErrors, type RequestContext } from '../../platform/http/api/procedures'
import { consumeForNetwork } from '../../platform/rate-limits/consume-for-network'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import type { BillingDeps } from '../billing-deps'
import { requestCancellation } from './request-cancellation'

const hourSeconds = 3_600
const networkLimit: RateLimit = { name: 'cancellation-tries', max: 20, windowSeconds: hourSeconds }
/** Per mailbox and network, so that a stranger cannot use up the owner's requests. */
const requesterLimit: RateLimit = { name: 'cancellations', max: 5, windowSeconds: hourSeconds }
/** Per mailbox. Above this limit, a mail is sent only if the cancellation ends a subscription. */
const mailboxLimit: RateLimit = { name: 'cancellation-mails', max: 10, windowSeconds: hourSeconds }

const procedures = implement(cancellationsContract).$context<RequestContext>().use(handleErrors)

/**
 * Creates the procedure that cancels a subscription without a session: the law does not allow
 * requiring an account for it.
 */
export const createCancellationRoutes = (deps: BillingDeps) =>
  procedures.router({
    notify: procedures.notify.handler(async ({ context, input }) => {
      const { id, notice: request } = input
      if (!context.isLoopbackRequest)
        await consumeForNetwork(deps.rateLimits.consume, networkLimit, context.network)
      const mailbox = toCanonicalMailbox(request.email)
      await deps.rateLimits.consume(requesterLimit, `${context.network.key} ${mailbox}`)
      const isWithinMailboxLimit = await tryConsumeMailboxLimit(deps, mailbox)
      return requestCancellation(deps, {
        id,
        request,
        shouldMailOnlyIfCancelled: !isWithinMailboxLimit,
      })
    }),
  })

/**
 * Counts one request for a mailbox, and returns false when it exceeds the limit. A request above the
 * limit is still accepted, because strangers must not be able to use up the owner's right to cancel;
 * it sends a mail only if it ends a subscription, so that strangers cannot fill the mailbox.
 */
async function tryConsumeMailboxLimit(
  { rateLimits }: Pick<BillingDeps, 'rateLimits'>,
  mailbox: string,
) {
  try {
    await rateLimits.consume(mailboxLimit, mailbox)
    return true
  } catch (error) {
    if (error instanceof ApplicationError && error.code === 'RATE_LIMITED') return false
    throw error
  }
}
