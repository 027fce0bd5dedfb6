import type { FastifyInstance } from 'fastify'
import { fixedApiPaths } from '../../../contract/paths'
import { ApplicationError } from '../../platform/application-error'
import type { RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { accountLimits } from './account-limits'
import { readAddressChange, readAddressConfirmation } from './account-requests'
import type { ConfirmIdentity } from './confirm-identity'
import type { CountVisitors } from './count-visitors'
import type { Auth } from './create-auth'
import { type OpenSession, sessionOfRequest } from './session-of-request'

type Person = Pick<OpenSession, 'email'> & { id: string }

type Options = {
  auth: Auth
  limits: RateLimits
  visitors: CountVisitors
  confirmIdentity: ConfirmIdentity
  requestChange(person: Person, newEmail: string): Promise<void>
  confirmChange(person: Person, token: string): Promise<string>
}

/** A new address, asked for and then confirmed (02, « API »). */
export async function changeAddressRoutes(app: FastifyInstance, options: Options) {
  const { auth, limits } = options
  const at = (path: string) => `${fixedApiPaths.auth}/${path}`

  app.post(at('change-email'), async (request, reply) => {
    const session = await sessionOfRequest(auth, request)
    const { userId: id, email } = session
    const { newEmail, password } = readAddressChange(request.body)
    if (newEmail === email) throw new ApplicationError('EMAIL_UNCHANGED')
    await options.confirmIdentity(session, password)
    await limits.count(accountLimits.addressChanges, id)
    await options.visitors.mailTo(newEmail, request)
    await options.requestChange({ id, email }, newEmail)
    // The same words for an address that has an account and for one that has none (05).
    return reply.send({ status: true })
  })

  app.post(at('confirm-email-change'), async (request, reply) => {
    const { userId: id, email } = await sessionOfRequest(auth, request)
    const { token } = readAddressConfirmation(request.body)
    await limits.count(accountLimits.accountRequests, id)
    return reply.send({ email: await options.confirmChange({ id, email }, token) })
  })
}
