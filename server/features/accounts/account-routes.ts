import { implement } from '@orpc/server'
import { accountContract, passwordLinkContract } from '../../../contract/account/account'
import type { Database } from '../../platform/database/open-database'
import { answerErrors, type RequestContext, requirePerson } from '../../platform/http/procedures'
import type { RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { accountLimits } from './account-limits'
import { isLinkOpen } from './account-links'
import { readCallMemoryConsent, storeConsent } from './consents'
import { hasPassword } from './password-hash'

const procedures = implement(accountContract)
  .$context<RequestContext>()
  .use(answerErrors)
  .use(requirePerson)

export const createAccountRoutes = (database: Database, limits: RateLimits) =>
  procedures.router({
    access: procedures.access.handler(async ({ context }) => ({
      hasPassword: await hasPassword(database, context.person.id),
    })),
    setCallMemory: procedures.setCallMemory.handler(async ({ context, input }) => {
      const { id } = context.person
      await limits.count(accountLimits.accountRequests, id)
      const stored = await readCallMemoryConsent(database, id)
      if (stored !== input.hasCallMemoryConsent)
        await storeConsent(database, id, 'call_memory', input.hasCallMemoryConsent)
      return input
    }),
  })

const links = implement(passwordLinkContract).$context<RequestContext>().use(answerErrors)

/** Open to anybody: who has no token that works learns nothing. */
export const createPasswordLinkRoutes = (database: Database) =>
  links.router({
    read: links.read.handler(async ({ input }) => ({
      isOpen: await isLinkOpen(database, 'password', input.token),
    })),
  })
