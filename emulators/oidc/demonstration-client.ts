/** Where the stand-in answers. */
export const standInPath = '/dev/google'

/**
 * How the product makes itself known to the stand-in. Published on purpose: it opens nothing beyond
 * this machine, and every process has to use the same.
 */
export const demonstrationClient = {
  clientId: 'amivoix-demonstration',
  clientSecret: 'amivoix-demonstration',
} as const

/** Already typed on the consent page; nobody can own an address under « .test » (RFC 6761). */
export const demonstrationAccount = {
  email: 'camille.demo@example.test',
  givenName: 'Camille',
  familyName: 'Démo',
  isEmailVerified: true,
} as const
