import { implement } from '@orpc/server'
import {
  accountContract,
  confirmationLinkContract,
  passwordLinkContract,
} from '../../../contract/account/account'
import { meContract } from '../../../contract/account/me'
import type { Clock } from '../../../voice/ports/clock'
import { ApplicationError } from '../../platform/application-error'
import type { Database } from '../../platform/database/open-database'
import { handleErrors, type RequestContext, requireUser } from '../../platform/http/api/procedures'
import type { RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { readCallMemoryConsent, storeConsent } from '../../users/consents'
import { accountLimits } from './account-limits'
import { isLinkValid } from './account-links'
import { exportAccount } from './export/export-account'
import { personalDataTables } from './export/personal-data'
import { hasPassword } from './passwords/find-password-hash'
import type { ReadMe } from './read-me'
import type { ConfirmRegistration } from './sign-up/confirm-registration'
import type { RegistrationCookie } from './sign-up/registration-cookie'

const accountProcedures = implement(accountContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)

export const createAccountRoutes = (database: Database, rateLimits: RateLimits, clock: Clock) =>
  accountProcedures.router({
    access: accountProcedures.access.handler(async ({ context }) => ({
      hasPassword: await hasPassword(database, context.user.id),
    })),
    setCallMemory: accountProcedures.setCallMemory.handler(async ({ context, input }) => {
      const { id } = context.user
      await rateLimits.consume(accountLimits.accountRequests, id)
      const hasConsent = await readCallMemoryConsent(database, id)
      if (hasConsent !== input.hasCallMemoryConsent)
        await storeConsent(database, {
          userId: id,
          kind: 'call_memory',
          isGranted: input.hasCallMemoryConsent,
        })
      return input
    }),
    listData: accountProcedures.listData.handler(() =>
      personalDataTables.map(({ table, title, reason, isPortable }) => ({
        table,
        title,
        reason,
        isPortable,
      })),
    ),
    exportData: accountProcedures.exportData.handler(async ({ context }) => {
      const { id } = context.user
      await rateLimits.consume(accountLimits.dataExports, id)
      const accountExport = await exportAccount(database, id, new Date(clock.now()))
      // Another request has erased the account since this one began.
      if (!accountExport) throw new ApplicationError('UNAUTHENTICATED')
      return accountExport
    }),
  })

const meProcedures = implement(meContract).$context<RequestContext>().use(handleErrors)

/** Public: returns null for visitors. */
export const createMeRoutes = (readMe: ReadMe) =>
  meProcedures.router({
    get: meProcedures.get.handler(({ context }) => (context.user ? readMe(context.user) : null)),
  })

const confirmationLinkProcedures = implement(confirmationLinkContract)
  .$context<RequestContext>()
  .use(handleErrors)

/** Public: returns the state of a confirmation link in this browser and, if the link is usable, its address. */
export const createConfirmationLinkRoutes = (
  { readLink }: Pick<ConfirmRegistration, 'readLink'>,
  registrationCookie: RegistrationCookie,
) =>
  confirmationLinkProcedures.router({
    read: confirmationLinkProcedures.read.handler(async ({ context, input }) => {
      const link = await readLink(input.token, registrationCookie.readToken(context.cookies))
      return { state: link.state, email: 'email' in link ? link.email : null }
    }),
  })

const passwordLinkProcedures = implement(passwordLinkContract)
  .$context<RequestContext>()
  .use(handleErrors)

/** Public: returns only whether the token of a link to choose a password is valid. */
export const createPasswordLinkRoutes = (database: Database) =>
  passwordLinkProcedures.router({
    read: passwordLinkProcedures.read.handler(async ({ input }) => ({
      isOpen: await isLinkValid(database, 'password', input.token),
    })),
  })
