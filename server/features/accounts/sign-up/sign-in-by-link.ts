import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { ConfirmEmail } from './confirm-email'
import type { ConfirmationLinks } from './confirmation-links'

type Deps = { links: Pick<ConfirmationLinks, 'read'>; confirmEmail: ConfirmEmail }

/**
 * Creates a better-auth plugin for our confirmation links: the request that confirms an address also
 * signs in, later ones do not. A browser that has a session keeps it, because a link sent by a
 * stranger must not sign a user in to the stranger's account. The response says whether the link is
 * for an existing account.
 */
export const signInByLink = ({ links, confirmEmail }: Deps) => ({
  id: 'sign-in-by-link',
  endpoints: {
    signInByLink: createAuthEndpoint(
      '/sign-in-by-link',
      { method: 'POST', body: z.object({ token: z.string() }) },
      async (context) => {
        const accountId = await links.read(context.body.token)
        const confirmation = accountId ? await confirmEmail(accountId) : 'not-found'
        const currentSession = accountId ? await getSessionFromCtx(context) : null
        if (accountId && confirmation === 'confirmed' && !currentSession) {
          const { internalAdapter } = context.context
          const user = await internalAdapter.findUserById(accountId)
          if (!user) return context.json({ isValid: false })
          const session = await internalAdapter.createSession(accountId)
          await setSessionCookie(context, { session, user })
        }
        return context.json({ isValid: confirmation !== 'not-found' })
      },
    ),
  },
})
