import { usernameMaxLength, usernameMinLength } from '../../domain/accounts/registration'

type GoogleName = { email: string; name?: string | undefined; given_name?: string | undefined }

/**
 * Returns the username for a Google profile: the first name, else the full name, else the local
 * part of the address.
 */
export function pickUsername({ email, name, given_name: givenName }: GoogleName) {
  const names = [givenName, name].map(cleanName)
  return (
    names.find((text) => text.length >= usernameMinLength) ?? cleanName(email.replace(/@.*$/, ''))
  )
}

/** Replaces control, format and space characters with spaces, and cuts the text to the length of a username. */
const cleanName = (text = '') =>
  [...text.replaceAll(/(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Z}])+/gu, ' ').trim()]
    .slice(0, usernameMaxLength)
    .join('')
