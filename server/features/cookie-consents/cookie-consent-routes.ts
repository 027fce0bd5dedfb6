import { implement } from '@orpc/server'
import { cookieConsentsContract } from '../../../contract/cookie-consents'
import type { Database } from '../../platform/database/open-database'
import { handleErrors, type RequestContext } from '../../platform/http/api/procedures'
import { consumeForNetwork } from '../../platform/rate-limits/consume-for-network'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import { storeCookieConsent } from './store-cookie-consent'

const procedures = implement(cookieConsentsContract).$context<RequestContext>().use(handleErrors)

/** Per network: a household changes its choice a few times an hour at most. */
const storeLimit: RateLimit = { name: 'cookie-consent', max: 60, windowSeconds: 3_600 }

type Deps = {
  database: Database
  /** Throws RATE_LIMITED. */
  consume(limit: RateLimit, subject: string): Promise<void>
}

/** Public: visitors choose before they have an account. */
export const createCookieConsentRoutes = ({ database, consume }: Deps) =>
  procedures.router({
    store: procedures.store.handler(async ({ context, input }) => {
      if (!context.isLoopbackRequest) await consumeForNetwork(consume, storeLimit, context.network)
      return storeCookieConsent(database, context.user?.id ?? null, input)
    }),
  })
