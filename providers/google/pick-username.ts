import { usernameMaxLength, usernameMinLength } from '../../domain/accounts/registration'

type GoogleName = { email: string; name?: string | undefined; given_name?: string | undefined }

/** For a profile in which every name is too short. */
const defaultName = 'Membre'

/**
 * Returns the username for a Google profile: the first of first name, full name and local part of the
 * address that is long enough for a username.
 */
export function pickUsername({ email, name, given_name: givenName }: GoogleName) {
  const names = [givenName, name, email.replace(/@.*$/, '')].map(cleanName)
  return names.find((text) => text.length >= usernameMinLength) ?? defaultName
}

/**
 * Replaces each run of control, format and space characters with one space, except the zero-width joiner
 * of emoji, trims the text, and cuts it to the maximum length of a username.
 */
const cleanName = (text = '') =>
  [...text.replaceAll(/(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Z}])+/gu, ' ').trim()]
    .slice(0, usernameMaxLength)
    .join('')
