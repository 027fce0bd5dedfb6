import type { FastifyReply, FastifyRequest } from 'fastify'
import { createAuthHeaders } from '../auth/auth-headers'
import { setAuthCookies } from '../auth/auth-response'
import type { Auth } from '../auth/create-auth'
import type { KnownDevices } from '../sessions/known-devices'
import type { OpenPasswordSession } from '../sessions/open-password-session'

type Deps = { auth: Auth; openSession: OpenPasswordSession; devices: KnownDevices }

type ConfirmedUser = { userId: string; email: string; hash: string }

/**
 * Signs in the user whose address was confirmed, and sets the cookies of the reply. A browser that
 * has a session keeps it: the confirmation of one account must not end the session of another.
 */
export const createSignInAfterConfirmation =
  ({ auth, openSession, devices }: Deps) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    { userId, email, hash }: ConfirmedUser,
  ): Promise<void> => {
    if (await auth.api.getSession({ headers: createAuthHeaders(request) })) return
    setAuthCookies(reply, await openSession(request, { userId, hash, shouldEndWithBrowser: false }))
    reply.header('set-cookie', devices.remember(request.headers.cookie, email))
  }
