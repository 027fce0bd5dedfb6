import type { FastifyInstance } from 'fastify'
import { fixedApiPaths } from '../../../contract/paths'
import { readDeletion } from './account-requests'
import { answerAuth } from './answer-auth'
import type { ConfirmIdentity } from './confirm-identity'
import type { Auth } from './create-auth'
import { readHeaders } from './read-headers'
import { sessionOfRequest } from './session-of-request'

type Options = {
  auth: Auth
  confirmIdentity: ConfirmIdentity
  eraseAccount(userId: string): Promise<void>
}

/** « Supprimer mon compte » (first document, section 4, « Account deletion dialog »). */
export async function eraseAccountRoutes(app: FastifyInstance, options: Options) {
  const { auth, confirmIdentity, eraseAccount } = options
  app.post(`${fixedApiPaths.auth}/delete-user`, async (request, reply) => {
    const session = await sessionOfRequest(auth, request)
    const { password } = readDeletion(request.body)
    await confirmIdentity(session, password)
    await eraseAccount(session.userId)
    // The sessions went with the account; this takes the cookie from the browser.
    return answerAuth(
      reply,
      await auth.api.signOut({ headers: readHeaders(request), asResponse: true }),
    )
  })
}
