import { implement } from '@orpc/server'
import { cookieConsentsContract } from '../../../contract/cookie-consents'
import type { Database } from '../../platform/database/open-database'
import { answerErrors, type RequestContext } from '../../platform/http/procedures'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import { keepCookieConsent } from './keep-cookie-consent'

const procedures = implement(cookieConsentsContract).$context<RequestContext>().use(answerErrors)

/** A household changes its mind a few times an hour at most. */
const keepLimit: RateLimit = { name: 'cookie-consent', max: 60, windowSeconds: 3_600 }

type Parts = {
  database: Database
  /** Throws RATE_LIMITED. */
  count(limit: RateLimit, address: string): Promise<void>
}

/** Open to visitors: the question comes before any account. */
export const createCookieConsentRoutes = ({ database, count }: Parts) =>
  procedures.router({
    keep: procedures.keep.handler(async ({ context, input }) => {
      if (!context.isOnThisMachine) await count(keepLimit, context.address)
      return keepCookieConsent(database, context.user?.id ?? null, input)
    }),
  })
