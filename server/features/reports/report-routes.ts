import { implement } from '@orpc/server'
import { reportsContract } from '../../../contract/conversations/reports'
import { mailboxOf } from '../../../domain/accounts/mailbox'
import { ApplicationError } from '../../platform/application-error'
import { answerErrors, type RequestContext } from '../../platform/http/procedures'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import { type ReportParts, sendReport } from './send-report'

const procedures = implement(reportsContract).$context<RequestContext>().use(answerErrors)

/** A person who reads a whole evening again reports a few things; a script does hundreds. */
const personLimit: RateLimit = { name: 'reports', max: 10, windowSeconds: 3_600 }
/** A household, a school or a company behind one network address. */
const addressLimit: RateLimit = { name: 'reports-of-address', max: 20, windowSeconds: 3_600 }
/** Confirmations that visitors can have sent to one mailbox. */
const mailboxLimit: RateLimit = { name: 'report-mails', max: 3, windowSeconds: 3_600 }

type Parts = Omit<ReportParts, 'mayWriteTo'> & {
  /** Throws RATE_LIMITED. */
  count(limit: RateLimit, subject: string): Promise<void>
}

/** Open to visitors: a notice must be easy to give (Digital Services Act, art. 16(1)). */
export function createReportRoutes({ count, ...parts }: Parts) {
  const mayWriteTo = (email: string) =>
    count(mailboxLimit, mailboxOf(email)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApplicationError) return false
        throw error
      },
    )

  return procedures.router({
    send: procedures.send.handler(async ({ context, input }) => {
      if (!context.isOnThisMachine) await count(addressLimit, context.address)
      if (context.user) await count(personLimit, context.user.id)
      return sendReport({ ...parts, mayWriteTo }, context.user, input)
    }),
  })
}
