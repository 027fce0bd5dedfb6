import { z } from 'zod'
import { pagePaths } from '../../../../contract/paths'
import { passwordMaxLength } from '../../../../domain/accounts/new-password'
import { parseNextPath } from '../../../../domain/accounts/next-path'
import { ApplicationError } from '../../../platform/application-error'

/** The maximum length of an address in SMTP. */
export const emailMaxLength = 254

export const emailText = z.string().trim().max(emailMaxLength)
export const callbackURL = z.string().max(2_000).optional()

/** The token of a link that was sent by mail. */
export const linkToken = z.string().min(1).max(200)

/**
 * An existing password. A password above the maximum length is certainly wrong. It is cut to one
 * character above the maximum: it stays wrong, and checking it costs no more than checking any
 * other.
 */
export const currentPassword = z
  .string()
  .catch('')
  .default('')
  .transform((password) => password.slice(0, passwordMaxLength + 1))

/** Returns the requested path if it belongs to this site, otherwise the path of the catalogue. */
export const toCallbackPath = (path: string | undefined) =>
  parseNextPath(path ?? null) ?? pagePaths.dashboard

/** Returns the address in lower case. Throws EMAIL_REQUIRED or EMAIL_INVALID. */
export function parseEmail(text: string) {
  if (text === '') throw new ApplicationError('EMAIL_REQUIRED')
  const email = z.email().safeParse(text)
  if (!email.success) throw new ApplicationError('EMAIL_INVALID')
  return email.data.toLowerCase()
}

/** Returns the input as the schema parses it. Throws INPUT_INVALID, with the schema's error as its cause. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input)
  if (!result.success) throw new ApplicationError('INPUT_INVALID', { cause: result.error })
  return result.data
}
