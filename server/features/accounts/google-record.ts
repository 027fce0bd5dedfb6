import { usernameMaxLength, usernameMinLength } from '../../../domain/accounts/registration'

type Name = { email: string; name?: string | undefined; given_name?: string | undefined }

/**
 * The pseudo of somebody who comes with Google: the first name, else the whole name, else the local
 * part of the address (first document, section 4).
 */
export function readGoogleName({ email, name, given_name: givenName }: Name) {
  const names = [givenName, name].map(tidy)
  return names.find((text) => text.length >= usernameMinLength) ?? tidy(email.replace(/@.*$/, ''))
}

/** On one line, without what no screen shows, as long as a pseudo may be. */
const tidy = (text = '') =>
  [...text.replaceAll(/(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Z}])+/gu, ' ').trim()]
    .slice(0, usernameMaxLength)
    .join('')

/** Google is asked who somebody is, once: what would let us ask again is not kept (RGPD, art. 5). */
export const forgetTokens = async (account: object) => ({
  data: {
    ...account,
    accessToken: null,
    refreshToken: null,
    idToken: null,
    accessTokenExpiresAt: null,
    refreshTokenExpiresAt: null,
  },
})

/** No page shows a person's picture. */
export const forgetPicture = async (user: object) => ({ data: { ...user, image: null } })
