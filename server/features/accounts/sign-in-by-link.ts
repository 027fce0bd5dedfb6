import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { ConfirmAddress } from './confirm-address'
import type { ConfirmationLinks } from './confirmation-links'

type Options = { links: Pick<ConfirmationLinks, 'read'>; confirmAddress: ConfirmAddress }

/**
 * Teaches the auth library our confirmation links: the click that confirms an address signs in, and
 * no later one does. Whoever is signed in as somebody else stays that: a link that a stranger had sent
 * must not lead anybody into the stranger’s account. Answers whether the link still stands for an account.
 */
export const signInByLink = ({ links, confirmAddress }: Options) => ({
  id: 'sign-in-by-link',
  endpoints: {
    signInByLink: createAuthEndpoint(
      '/sign-in-by-link',
      { method: 'POST', body: z.object({ token: z.string() }) },
      async (context) => {
        const accountId = await links.read(context.body.token)
        const confirmation = accountId ? await confirmAddress(accountId) : 'gone'
        const present = accountId ? await getSessionFromCtx(context) : null
        if (accountId && confirmation === 'confirmed' && !present) {
          const { internalAdapter } = context.context
          const user = await internalAdapter.findUserById(accountId)
          if (!user) return context.json({ isValid: false })
          const session = await internalAdapter.createSession(accountId)
          await setSessionCookie(context, { session, user })
        }
        return context.json({ isValid: confirmation !== 'gone' })
      },
    ),
  },
})
