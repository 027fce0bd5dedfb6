import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

const body = z.object({
  userId: z.uuid(),
  /** « Se souvenir de moi » was not asked; otherwise it stays as this browser has chosen. */
  isPassing: z.boolean(),
})

/**
 * Opens a session for somebody who has proved otherwise who they are: by the link of a mail, or by
 * the session that this one replaces. Only our own routes reach it.
 */
export const sessionFor = () => ({
  id: 'session-for',
  endpoints: {
    openSessionFor: createAuthEndpoint(
      '/session-for',
      { method: 'POST', body },
      async (context) => {
        const { internalAdapter, authCookies, secret } = context.context
        const { userId, isPassing } = context.body
        const user = await internalAdapter.findUserById(userId)
        if (!user) return context.json({ token: null })
        const wasPassing = await context.getSignedCookie(authCookies.dontRememberToken.name, secret)
        const endsWithBrowser = isPassing || Boolean(wasPassing)
        const session = await internalAdapter.createSession(userId, endsWithBrowser)
        await setSessionCookie(context, { session, user }, endsWithBrowser)
        return context.json({ token: session.token })
      },
    ),
  },
})
