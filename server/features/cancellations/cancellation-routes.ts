import { implement } from '@orpc/server'
import { cancellationsContract } from '../../../contract/billing/cancellations'
import { mailboxOf } from '../../../domain/accounts/mailbox'
import { answerErrors, type RequestContext } from '../../platform/http/procedures'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import type { CancellationParts } from './cancellation-parts'
import { notifyCancellation } from './notify-cancellation'

/** Each leads to a mail that others can have us send, as links to choose a password do (05). */
const limits = {
  ofMailbox: { name: 'cancellations', max: 5, windowSeconds: 3_600 },
  ofNetwork: { name: 'cancellation-tries', max: 20, windowSeconds: 3_600 },
} as const satisfies Record<string, RateLimit>

const procedures = implement(cancellationsContract).$context<RequestContext>().use(answerErrors)

/** Open to everybody: the law allows no account in between. `count` throws RATE_LIMITED. */
export const createCancellationRoutes = (
  parts: Pick<CancellationParts, 'cancellations' | 'jobs'>,
  count: (limit: RateLimit, subject: string) => Promise<void>,
) =>
  procedures.router({
    notify: procedures.notify.handler(async ({ context, input }) => {
      if (!context.isOnThisMachine) await count(limits.ofNetwork, context.address)
      await count(limits.ofMailbox, mailboxOf(input.notice.email))
      return notifyCancellation(parts, input)
    }),
  })
