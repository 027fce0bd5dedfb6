import { type AnswerCode, answerMessage, isAnswerCode } from '../../../contract/account/answer-codes'
import { fixedApiPaths } from '../../../contract/paths'
import { type MessageCode, messages } from '../../../domain/messages'
import { confirmedPath } from './next-page'

export type SignInOutcome =
  | { state: 'signed-in' }
  /** The password is right, the address was never confirmed. */
  | { state: 'unconfirmed' }
  | { state: 'refused'; message: string }

export type RequestOutcome =
  | { state: 'done' }
  | { state: 'refused'; code: AnswerCode | null; message: string }

type SignIn = { email: string; password: string; rememberMe: boolean }
type SignUp = { name: string; email: string; password: string; hasAcceptedTerms: boolean }

/** Never throws: whatever goes wrong is an outcome with its French sentence. */
export async function signIn(credentials: SignIn): Promise<SignInOutcome> {
  const outcome = await post('/sign-in/email', credentials, 'SIGN_IN_BROKEN')
  if (outcome.state === 'done') return { state: 'signed-in' }
  if (outcome.code === 'EMAIL_NOT_VERIFIED') return { state: 'unconfirmed' }
  return { state: 'refused', message: outcome.message }
}

/** Done whether the address is known or not (05, « Security »); the mail leads on to `next`. */
export const signUp = (account: SignUp, next: string | null) =>
  post('/sign-up/email', { ...account, callbackURL: confirmedPath(next) }, 'SIGN_UP_BROKEN')

export const sendConfirmation = (email: string, next: string | null) =>
  post('/send-verification-email', { email, callbackURL: confirmedPath(next) }, 'SERVER_FAILED')

/** `broken` words what is no refusal: no connection, a fault of ours, an answer that is not ours. */
export async function post(
  path: string,
  body: object,
  broken: MessageCode,
): Promise<RequestOutcome> {
  try {
    const response = await fetch(`${fixedApiPaths.auth}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return { state: 'done' }
    const code = response.status < 500 ? readCode(await response.json()) : null
    return { state: 'refused', code, message: code ? answerMessage(code) : messages[broken] }
  } catch {
    return { state: 'refused', code: null, message: messages[broken] }
  }
}

/** The code of an answer of ours; null of any other. */
export const readCode = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  isAnswerCode(body.code)
    ? body.code
    : null
