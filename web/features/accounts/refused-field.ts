import type { AnswerCode } from '../../../contract/account/answer-codes'
import type { RegistrationField } from '../../../domain/accounts/registration'

const fields: Partial<Record<AnswerCode, RegistrationField>> = {
  USERNAME_REQUIRED: 'username',
  USERNAME_TOO_SHORT: 'username',
  PASSWORD_REQUIRED: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  TERMS_NOT_ACCEPTED: 'hasAcceptedTerms',
}

/** Beside which field the server's refusal is said: the email's unless it names another (section 8). */
export const fieldOfRefusal = (code: AnswerCode | null): RegistrationField =>
  (code && fields[code]) ?? 'email'
