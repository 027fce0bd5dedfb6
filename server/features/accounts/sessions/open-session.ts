import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

const body = z.object({
  userId: z.uuid(),
  /**
   * True: the session ends when the browser closes. False: the user's choice at the last sign-in
   * applies.
   */
  shouldEndWithBrowser: z.boolean(),
})

/**
 * A better-auth plugin that opens a session for a user who has proved their identity without
 * signing in: with a link from an e-mail, or with the session that the new one replaces. Only our
 * own routes call it.
 */
export const openSessionPlugin = () => ({
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint('/open-session', { method: 'POST', body }, async (context) => {
      const { internalAdapter, authCookies, secret } = context.context
      const { userId } = context.body
      const user = await internalAdapter.findUserById(userId)
      if (!user) return context.json({ token: null })
      const dontRemember = await context.getSignedCookie(authCookies.dontRememberToken.name, secret)
      const shouldEndWithBrowser = context.body.shouldEndWithBrowser || Boolean(dontRemember)
      const session = await internalAdapter.createSession(userId, shouldEndWithBrowser)
      await setSessionCookie(context, { session, user }, shouldEndWithBrowser)
      return context.json({ token: session.token })
    }),
  },
})

const openedSession = z.object({
  token: z.string().nullish(),
  user: z.object({ id: z.string() }).nullish(),
})

/**
 * Reads the session that better-auth has opened; clones the response, so that it can still be sent.
 */
export async function readOpenedSession(response: Response) {
  const { token, user } = openedSession.parse(await response.clone().json())
  return { token: token ?? null, userId: user?.id ?? null }
}
