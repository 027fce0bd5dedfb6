/** Path prefix of the emulator's routes. */
export const oidcEmulatorPath = '/dev/google'

/**
 * The product's credentials at the emulator. They are no secret: the emulator answers loopback
 * requests only, and every process has to use the same ones.
 */
export const demonstrationCredentials = {
  clientId: 'amivoix-demonstration',
  clientSecret: 'amivoix-demonstration',
} as const

/** Prefilled on the consent page. Nobody can own an address under .test (RFC 6761). */
export const demonstrationAccount = {
  email: 'camille.demo@example.test',
  givenName: 'Camille',
  familyName: 'Démo',
  isEmailVerified: true,
} as const

/**
 * Returns whether the client's id and secret are right. The client sends them in the body or in a Basic header
 * (RFC 6749, section 2.3.1).
 */
export function hasDemonstrationCredentials(
  body: Record<string, string>,
  authorization: string | undefined,
) {
  const { clientId, clientSecret } = demonstrationCredentials
  if (!authorization)
    return body['client_id'] === clientId && body['client_secret'] === clientSecret
  const expected = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  return authorization === `Basic ${expected}`
}
