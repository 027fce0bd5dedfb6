import type { ErrorCode } from '../../../contract/error-codes'
import type { RegistrationField } from '../../../domain/registration'

const fields: Partial<Record<ErrorCode, RegistrationField>> = {
  USERNAME_REQUIRED: 'username',
  USERNAME_TOO_SHORT: 'username',
  PASSWORD_REQUIRED: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  TERMS_NOT_ACCEPTED: 'hasAcceptedTerms',
}

/** Beside which field the server's refusal is said: the email's unless it names another (section 8). */
export const fieldOfRefusal = (code: ErrorCode | null): RegistrationField =>
  (code && fields[code]) ?? 'email'
