import { publicMessages } from '../../../../domain/public-messages'
import { signOut } from '../../../session/sign-out'
import { type RefusedRequest, sendAuthRequest, sendResetLink } from '../auth-requests'

/** Thrown by the requests of the account settings; the message is in French. */
export class AccountRequestError extends Error {
  override readonly name = 'AccountRequestError'
  readonly code: RefusedRequest['code']

  constructor({ code, message }: RefusedRequest) {
    super(message)
    this.code = code
  }
}

export const sendPasswordLink = async (email: string) => throwIfRefused(await sendResetLink(email))

export type PasswordChange = { currentPassword: string; newPassword: string }

export const changePassword = (request: PasswordChange) => send('/change-password', request)

export type EmailChange = { newEmail: string; password: string }

/** Also succeeds for the address of another account, so that nobody learns who has an account. */
export const requestEmailChange = (request: EmailChange) => send('/change-email', request)

export const confirmEmailChange = (token: string) => send('/confirm-email-change', { token })

export const endSession = (id: string) => send('/revoke-session', { id })
export const endAllSessions = () => send('/revoke-sessions', {})

/** Signs out, but keeps the browser's storage. Throws an AccountRequestError when the request fails. */
export async function endThisSession(): Promise<void> {
  if (!(await signOut()))
    throw new AccountRequestError({
      state: 'refused',
      code: null,
      message: publicMessages.SIGN_OUT_FAILED,
    })
}

export type AccountDeletion = { word: string; password: string }

export const deleteAccount = (request: AccountDeletion) => send('/delete-user', request)

/** Throws an AccountRequestError when the request is refused or does not arrive. */
async function send(path: string, body: object) {
  throwIfRefused(await sendAuthRequest(path, body, publicMessages.SERVER_FAILED))
}

function throwIfRefused(outcome: { state: 'done' } | RefusedRequest) {
  if (outcome.state === 'refused') throw new AccountRequestError(outcome)
}
