import { z } from 'zod'
import { isAnswerCode } from '../../../contract/account/answer-codes'
import { isDeletionWord } from '../../../domain/accounts/account-deletion'
import { findNewPasswordFaults, passwordMaxLength } from '../../../domain/accounts/new-password'
import { ApplicationError } from '../../platform/application-error'
import { emailText, parse } from './auth-requests'

/** Too long for a password of ours: it is wrong, and is not hashed to find out. */
const knownPassword = z.string().max(passwordMaxLength).catch('').default('')
const token = z.string().min(1).max(200)

const passwordLink = z.object({ email: emailText.default('') })
const passwordReset = z.object({ token, newPassword: z.string().default('') })
const passwordChange = z.object({
  currentPassword: knownPassword,
  newPassword: z.string().default(''),
})
const sessionEnd = z.object({ id: z.uuid() })
const addressChange = z.object({ newEmail: emailText.default(''), password: knownPassword })
const addressConfirmation = z.object({ token })
const deletion = z.object({ word: z.string().max(100).default(''), password: knownPassword })

/** Each throws what is wrong with a field first; INPUT_INVALID for what no page of ours sends. */
export const readPasswordLink = (body: unknown) => readAddress(parse(passwordLink, body).email)

export function readPasswordReset(body: unknown) {
  const request = parse(passwordReset, body)
  checkNewPassword(request.newPassword)
  return request
}

export function readPasswordChange(body: unknown) {
  const request = parse(passwordChange, body)
  checkNewPassword(request.newPassword)
  return request
}

export const readSessionEnd = (body: unknown) => parse(sessionEnd, body)

export function readAddressChange(body: unknown) {
  const { newEmail, password } = parse(addressChange, body)
  return { newEmail: readAddress(newEmail), password }
}

export const readAddressConfirmation = (body: unknown) => parse(addressConfirmation, body)

/** The word is asked for again here: no other page and no slip of a program deletes an account. */
export function readDeletion(body: unknown) {
  const { word, password } = parse(deletion, body)
  if (!isDeletionWord(word)) throw new ApplicationError('DELETION_NOT_CONFIRMED')
  return { password }
}

function readAddress(text: string) {
  if (text === '') throw new ApplicationError('EMAIL_REQUIRED')
  const email = z.email().safeParse(text)
  if (!email.success) throw new ApplicationError('EMAIL_INVALID')
  return email.data.toLowerCase()
}

/** The first rule that a new password breaks (first document, section 5). */
function checkNewPassword(password: string) {
  const { password: fault } = findNewPasswordFaults({ password, confirmation: password })
  if (fault) throw new ApplicationError(isAnswerCode(fault) ? fault : 'INPUT_INVALID')
  if (password.length > passwordMaxLength) throw new ApplicationError('PASSWORD_TOO_LONG')
}
