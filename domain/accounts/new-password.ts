import type { AccountMessageCode } from '../messages/account-messages'

export const passwordMinLength = 6
/** Bounds the cost of hashing; a longer password adds no security. */
export const passwordMaxLength = 128

type NewPassword = { password: string; confirmation: string }

type NewPasswordErrors = Partial<Record<keyof NewPassword, AccountMessageCode>>

/**
 * Returns an error code for each invalid field, with the rules that the page and the server both
 * apply. Only the server refuses passwords that are too long or too common.
 */
export function findNewPasswordErrors({ password, confirmation }: NewPassword): NewPasswordErrors {
  const errors: NewPasswordErrors = {}
  if (password === '') errors.password = 'PASSWORD_REQUIRED'
  else if (password.length < passwordMinLength) errors.password = 'PASSWORD_TOO_SHORT'
  if (password !== confirmation) errors.confirmation = 'PASSWORDS_DIFFER'
  return errors
}
