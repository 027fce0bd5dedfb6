import { z } from 'zod'
import { isAnswerCode } from '../../../contract/account/answer-codes'
import { pagePaths } from '../../../contract/paths'
import { storableText } from '../../../contract/storable-text'
import { passwordMaxLength } from '../../../domain/accounts/new-password'
import { readNextPath } from '../../../domain/accounts/next-path'
import {
  findRegistrationFaults,
  registrationFields,
  usernameMaxLength,
} from '../../../domain/accounts/registration'
import { ApplicationError } from '../../platform/application-error'

/** The longest address that SMTP carries. */
const emailMaxLength = 254

export const emailText = z.string().trim().max(emailMaxLength)
export const callbackURL = z.string().max(2_000).optional()

const registration = z.object({
  email: emailText.default(''),
  name: storableText().trim().max(usernameMaxLength).default(''),
  password: z.string().default(''),
  hasAcceptedTerms: z.boolean().default(false),
  callbackURL,
})

const signIn = z.object({
  email: emailText.min(1),
  password: z.string().min(1).max(passwordMaxLength),
  rememberMe: z.boolean().default(true),
})

const resend = z.object({ email: z.email().max(emailMaxLength), callbackURL })

const confirmation = z.object({ token: z.string().min(1).max(4_000), callbackURL })

/** A registration as the library wants it; throws the first rule that it breaks (section 5). */
export function readRegistration(body: unknown) {
  const { hasAcceptedTerms, ...request } = parse(registration, body)
  const { name, password } = request
  const form = { email: request.email, username: name, password, hasAcceptedTerms }
  const faults = findRegistrationFaults({ ...form, confirmation: password })
  for (const field of registrationFields) {
    const code = faults[field]
    if (code) throw new ApplicationError(isAnswerCode(code) ? code : 'INPUT_INVALID')
  }
  if (!z.email().safeParse(request.email).success) throw new ApplicationError('EMAIL_INVALID')
  if (password.length > passwordMaxLength) throw new ApplicationError('PASSWORD_TOO_LONG')
  return { ...request, callbackURL: readCallback(request.callbackURL) }
}

export const readSignIn = (body: unknown) => parse(signIn, body)

export function readResend(body: unknown) {
  const request = parse(resend, body)
  return { ...request, callbackURL: readCallback(request.callbackURL) }
}

export function readConfirmation(query: unknown) {
  const request = parse(confirmation, query)
  return { ...request, callbackURL: readCallback(request.callbackURL) }
}

/** A link in a mail, or a provider, leads to a path of ours, whatever was asked for. */
export const readCallback = (path: string | undefined) =>
  readNextPath(path ?? null) ?? pagePaths.dashboard

/** Throws INPUT_INVALID, with what the schema says as its cause. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input)
  if (!result.success) throw new ApplicationError('INPUT_INVALID', { cause: result.error })
  return result.data
}
