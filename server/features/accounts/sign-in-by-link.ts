import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { ConfirmAddress } from './confirm-address'
import type { ConfirmationLinks } from './confirmation-links'

type Options = { links: Pick<ConfirmationLinks, 'read'>; confirmAddress: ConfirmAddress }

/**
 * Teaches the auth library our confirmation links: the click that confirms an address signs in, and
 * no later one does. Answers whether the link still stands for an account.
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
        if (accountId && confirmation === 'confirmed') {
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
