import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { KnownErrorCode } from '../../../../contract/account/known-error-codes'
import { findCodeForStatus } from '../../../platform/http/api/encode-problem'
import { sendProblem } from '../../../platform/http/create-http-server'
import { accountSuspendedCode } from './refuse-suspended'

/** Our codes for better-auth's errors; any other is mapped by its HTTP status. */
const errorCodes = new Map<string, KnownErrorCode>([
  ['INVALID_EMAIL_OR_PASSWORD', 'CREDENTIALS_WRONG'],
  // A malformed address or password belongs to no account, so it counts as wrong credentials.
  ['INVALID_EMAIL', 'CREDENTIALS_WRONG'],
  ['INVALID_PASSWORD', 'CREDENTIALS_WRONG'],
  [accountSuspendedCode, 'ACCOUNT_SUSPENDED'],
  ['EMAIL_NOT_VERIFIED', 'EMAIL_NOT_VERIFIED'],
  ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_SHORT'],
  ['PASSWORD_TOO_LONG', 'PASSWORD_TOO_LONG'],
  ['FAILED_TO_CREATE_USER', 'SIGN_UP_FAILED'],
])

const authError = z.object({ code: z.string() })

/**
 * Sends better-auth's cookies and data, or its error as our problem JSON. The session token is only
 * in the cookie, which no script can read.
 */
export async function sendAuthResponse(
  reply: FastifyReply,
  response: Response,
  extraCookies: readonly string[] = [],
) {
  if (!response.ok) return sendAuthError(reply, response)
  setAuthCookies(reply, response)
  for (const cookie of extraCookies) reply.header('set-cookie', cookie)
  return reply.send(removeToken(await response.json()))
}

const authBody = z.looseObject({
  token: z.unknown().optional(),
  session: z.looseObject({ token: z.unknown().optional() }).optional(),
})

/** Removes the session token from better-auth's response: at the top level and in `session`. */
function removeToken(body: unknown) {
  const { data: parsedBody } = authBody.safeParse(body)
  if (!parsedBody) return body
  const { token: _token, session, ...others } = parsedBody
  if (!session) return others
  const { token: _sessionToken, ...publicSession } = session
  return { ...others, session: publicSession }
}

/** Sends better-auth's error as our problem JSON. Throws for a 5xx without a known code. */
export async function sendAuthError(reply: FastifyReply, response: Response) {
  const body = authError.safeParse(await response.json().catch(() => null))
  const code = body.success ? errorCodes.get(body.data.code) : undefined
  // Thrown, so that the HTTP server's error handler checks whether the database is down.
  if (!code && response.status >= 500)
    throw new Error(`better-auth answered ${response.status} without a known code`)
  return sendProblem(reply, code ?? findCodeForStatus(response.status))
}

/** Copies the cookies of better-auth's response to the reply, and forbids caching. */
export function setAuthCookies(reply: FastifyReply, { headers }: Pick<Response, 'headers'>) {
  reply.header('set-cookie', headers.getSetCookie())
  return reply.header('cache-control', 'no-store')
}
