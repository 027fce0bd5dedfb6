import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AnswerCode } from '../../../contract/account/answer-codes'
import { pagePaths } from '../../../contract/paths'
import { sendProblem } from '../../platform/http/create-http-server'
import { codeForStatus } from '../../platform/http/encode-problem'

/** The library's refusals in our words; any other is told by its status. */
const refusals = new Map<string, AnswerCode>([
  ['INVALID_EMAIL_OR_PASSWORD', 'CREDENTIALS_WRONG'],
  // What cannot be an address or a password is nobody's.
  ['INVALID_EMAIL', 'CREDENTIALS_WRONG'],
  ['INVALID_PASSWORD', 'CREDENTIALS_WRONG'],
  ['EMAIL_NOT_VERIFIED', 'EMAIL_NOT_VERIFIED'],
  ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_SHORT'],
  ['PASSWORD_TOO_LONG', 'PASSWORD_TOO_LONG'],
  ['FAILED_TO_CREATE_USER', 'SIGN_UP_FAILED'],
])

const refusal = z.object({ code: z.string() })

/** The library's answer in the API's shape: its cookies and data, and our errors. */
export async function answerAuth(reply: FastifyReply, response: Response) {
  if (!response.ok) return refuse(reply, response)
  return withCookies(reply, response).send(await response.json())
}

/** Refuses as the library did, in our words. */
export async function refuse(reply: FastifyReply, response: Response) {
  const body = refusal.safeParse(await response.json().catch(() => null))
  const code = body.success ? refusals.get(body.data.code) : undefined
  return sendProblem(reply, code ?? codeForStatus(response.status))
}

type Confirmed = { headers: Headers; response: { isValid: boolean } }

/** Where the link of a mail leads: where it was meant to, or to the page that offers another. */
export function answerConfirmation(reply: FastifyReply, answer: Confirmed, callback: string) {
  withCookies(reply, answer)
  return reply.redirect(
    answer.response.isValid ? callback : `${pagePaths.login}?error=INVALID_TOKEN`,
  )
}

function withCookies(reply: FastifyReply, { headers }: Pick<Response, 'headers'>) {
  reply.header('set-cookie', headers.getSetCookie())
  return reply.header('cache-control', 'no-store')
}
