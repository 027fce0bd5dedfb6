import { signJWT, verifyJWT } from 'better-auth/crypto'
import { z } from 'zod'
import { fixedApiPaths } from '../../../contract/paths'
import { confirmationHours } from './account-mails'

export type ConfirmationLinks = ReturnType<typeof createConfirmationLinks>

const content = z.object({ accountId: z.uuid() })

/**
 * Links that name the account they confirm. The library's own name an address only, so that an old
 * one would confirm whoever registered that address last (docs/decisions/010).
 */
export const createConfirmationLinks = (origin: string, secret: string) => ({
  async make(accountId: string, callbackURL: string) {
    const link = new URL(`${fixedApiPaths.auth}/verify-email`, origin)
    link.searchParams.set('token', await signJWT({ accountId }, secret, confirmationHours * 3_600))
    link.searchParams.set('callbackURL', callbackURL)
    return link.href
  },

  /** The account of a link of ours that has not expired. */
  async read(token: string) {
    const result = content.safeParse(await verifyJWT(token, secret))
    return result.success ? result.data.accountId : undefined
  },
})
