import type { MessageCode } from '../messages'

/** First document, section 9. */
export const passwordMinLength = 6
/** Ours: a longer one costs much to hash, and protects nobody better. */
export const passwordMaxLength = 128

type NewPassword = { password: string; confirmation: string }

type NewPasswordFaults = Partial<Record<keyof NewPassword, MessageCode>>

/** What keeps a password from being chosen (first document, section 5); empty when nothing. */
export function findNewPasswordFaults({ password, confirmation }: NewPassword): NewPasswordFaults {
  const faults: NewPasswordFaults = {}
  if (password === '') faults.password = 'PASSWORD_REQUIRED'
  else if (password.length < passwordMinLength) faults.password = 'PASSWORD_TOO_SHORT'
  if (password !== confirmation) faults.confirmation = 'PASSWORDS_DIFFER'
  return faults
}
