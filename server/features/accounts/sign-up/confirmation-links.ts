import { signJWT, verifyJWT } from 'better-auth/crypto'
import { z } from 'zod'
import { pagePaths } from '../../../../contract/paths'
import { confirmationHours } from '../mails/sign-up-mails'

export type ConfirmationLinks = ReturnType<typeof createConfirmationLinks>

const confirmationLink = z.object({ registrationId: z.uuid(), userId: z.uuid() })

export type ConfirmationLink = z.infer<typeof confirmationLink>

/**
 * Creates and reads confirmation links. A link identifies one registration, not later registrations
 * of the same address (docs/decisions/010). It leads to a page: opening it changes nothing, because
 * mail programs and scanners follow links.
 */
export const createConfirmationLinks = (origin: string, secret: string) => ({
  async create(link: ConfirmationLink, callbackPath: string) {
    const url = new URL(pagePaths.confirmEmail, origin)
    url.searchParams.set('token', await signJWT(link, secret, confirmationHours * 3_600))
    url.searchParams.set('callbackURL', callbackPath)
    return url.href
  },

  /** Returns the content of a valid token; undefined for a forged or expired one. */
  async read(token: string) {
    return confirmationLink.safeParse(await verifyJWT(token, secret)).data
  },
})
