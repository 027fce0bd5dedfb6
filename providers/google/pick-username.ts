import { usernameMaxLength, usernameMinLength } from '../../domain/accounts/registration'

type GoogleName = { email: string; name?: string | undefined; given_name?: string | undefined }

/**
 * Returns the username for a Google profile: the first name, or the full name if the first name is too
 * short for a username, or the local part of the address if both are.
 */
export function pickUsername({ email, name, given_name: givenName }: GoogleName) {
  const names = [givenName, name].map(cleanName)
  return (
    names.find((text) => text.length >= usernameMinLength) ?? cleanName(email.replace(/@.*$/, ''))
  )
}

/**
 * Replaces each run of control, format and space characters with one space, except the zero-width joiner
 * of emoji, trims the text, and cuts it to the maximum length of a username.
 */
const cleanName = (text = '') =>
  [...text.replaceAll(/(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Z}])+/gu, ' ').trim()]
    .slice(0, usernameMaxLength)
    .join('')
