import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fixedApiPaths } from '../../../../contract/paths'
import { isDeletionWord } from '../../../../domain/accounts/account-deletion'
import { ApplicationError } from '../../../platform/application-error'
import { createAuthHeaders } from '../auth/auth-headers'
import { currentPassword, parseBody } from '../auth/auth-requests'
import { sendAuthResponse } from '../auth/auth-response'
import type { Auth } from '../auth/create-auth'
import type { ConfirmIdentity } from '../passwords/confirm-identity'
import { requireSession } from '../sessions/require-session'

type Options = {
  auth: Auth
  confirmIdentity: ConfirmIdentity
  eraseAccount(userId: string): Promise<void>
}

const deletion = z.object({ word: z.string().max(100).default(''), password: currentPassword })

/** Adds the route that deletes the user's own account. */
export async function eraseAccountRoutes(app: FastifyInstance, options: Options) {
  const { auth, confirmIdentity, eraseAccount } = options
  app.post(`${fixedApiPaths.auth}/delete-user`, async (request, reply) => {
    const session = await requireSession(auth, request)
    const { word, password } = parseBody(deletion, request.body)
    // Checked here too, so that a bug in a client cannot delete an account.
    if (!isDeletionWord(word)) throw new ApplicationError('DELETION_NOT_CONFIRMED')
    await confirmIdentity(session, password)
    await eraseAccount(session.userId)
    // The sessions were deleted with the account; this deletes the browser's cookie.
    return sendAuthResponse(
      reply,
      await auth.api.signOut({ headers: createAuthHeaders(request), asResponse: true }),
    )
  })
}
