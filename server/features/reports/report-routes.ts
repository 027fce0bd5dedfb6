import { implement } from '@orpc/server'
import { reportsContract } from '../../../contract/conversations/reports'
import { toCanonicalMailbox } from '../../../domain/accounts/canonical-mailbox'
import { ApplicationError } from '../../platform/application-error'
import { handleErrors, type RequestContext } from '../../platform/http/api/procedures'
import { consumeForNetwork } from '../../platform/rate-limits/consume-for-network'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import { type ReportDeps, sendReport } from './send-report'

const procedures = implement(reportsContract).$context<RequestContext>().use(handleErrors)

/** Reports per user. */
const userLimit: RateLimit = { name: 'reports', max: 10, windowSeconds: 3_600 }
/** Reports per network, which may be a household, a school or a company. */
const networkLimit: RateLimit = { name: 'reports-of-address', max: 20, windowSeconds: 3_600 }
/** Confirmation e-mails that visitors can trigger, per mailbox. */
const mailboxLimit: RateLimit = { name: 'report-mails', max: 3, windowSeconds: 3_600 }

type Deps = Omit<ReportDeps, 'consumeMailLimit'> & {
  /** Throws RATE_LIMITED. */
  consume(limit: RateLimit, subject: string): Promise<void>
}

/**
 * Creates the route that receives reports. It needs no session, because a report must be easy to
 * submit (Digital Services Act, art. 16(1)).
 */
export function createReportRoutes({ consume, ...deps }: Deps) {
  const consumeMailLimit = (email: string) =>
    consume(mailboxLimit, toCanonicalMailbox(email)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApplicationError) return false
        throw error
      },
    )

  return procedures.router({
    send: procedures.send.handler(async ({ context, input }) => {
      if (!context.isLoopbackRequest)
        await consumeForNetwork(consume, networkLimit, context.network)
      if (context.user) await consume(userLimit, context.user.id)
      return sendReport({ ...deps, consumeMailLimit }, context.user, input)
    }),
  })
}
