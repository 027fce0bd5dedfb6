import { usernameMaxLength, usernameMinLength } from '../../domain/accounts/registration'

type GoogleName = { email: string; name?: string | undefined; given_name?: string | undefined }

/** The username when every candidate is too short. */
const defaultName = 'Membre'

/**
 * Returns the username for a Google profile: the first candidate that is long enough, in the order
 * first name, full name, local part of the e-mail address; `defaultName` if there is none.
 */
export function pickUsername({ email, name, given_name: givenName }: GoogleName) {
  const names = [givenName, name, email.replace(/@.*$/, '')].map(cleanName)
  return names.find((text) => text.length >= usernameMinLength) ?? defaultName
}

/**
 * Replaces each run of control, format and space characters (other than zero-width joiners, which emoji
 * need) with one space, trims the text, and cuts it to the maximum length of a username.
 */
const cleanName = (text = '') =>
  [...text.replaceAll(/(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Z}])+/gu, ' ').trim()]
    .slice(0, usernameMaxLength)
    .join('')
