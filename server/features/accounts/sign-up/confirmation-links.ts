import { signJWT, verifyJWT } from 'better-auth/crypto'
import { z } from 'zod'
import { fixedApiPaths } from '../../../../contract/paths'
import { confirmationHours } from '../mails/sign-up-mails'

export type ConfirmationLinks = ReturnType<typeof createConfirmationLinks>

const content = z.object({ accountId: z.uuid() })

/**
 * Creates and reads confirmation links, which contain the id of the account. better-auth's own
 * links contain the address only, so an old one would confirm the address's latest registration
 * (docs/decisions/010).
 */
export const createConfirmationLinks = (origin: string, secret: string) => ({
  async create(accountId: string, callbackURL: string) {
    const link = new URL(`${fixedApiPaths.auth}/verify-email`, origin)
    link.searchParams.set('token', await signJWT({ accountId }, secret, confirmationHours * 3_600))
    link.searchParams.set('callbackURL', callbackURL)
    return link.href
  },

  /** Returns the account id of a valid token; undefined for a forged or expired one. */
  async read(token: string) {
    const result = content.safeParse(await verifyJWT(token, secret))
    return result.success ? result.data.accountId : undefined
  },
})
