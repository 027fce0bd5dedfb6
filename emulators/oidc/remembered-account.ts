import { z } from 'zod'
import type { Account } from './authorization-codes'
import { demonstrationAccount, oidcEmulatorPath } from './demonstration-credentials'

const cookieName = 'oidc_stand_in_account'

const accountSchema = z.object({
  email: z.string().max(254),
  givenName: z.string().max(60),
  familyName: z.string().max(60),
  isEmailVerified: z.boolean(),
})

/**
 * Returns a Set-Cookie header that remembers the account, to prefill the consent page on the next visit. A new user
 * sees the page twice: after a sign-in that finds no account, the product offers to sign up with Google.
 */
export const createAccountCookie = (account: Account) =>
  `${cookieName}=${Buffer.from(JSON.stringify(account)).toString('base64url')}; Path=${oidcEmulatorPath}; HttpOnly; SameSite=Lax`

/** Returns the account that this browser used last, or the demonstration account. */
export function readRememberedAccount(cookies: string | undefined): Account {
  const [, value] = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(cookies ?? '') ?? []
  try {
    return accountSchema.parse(JSON.parse(Buffer.from(value ?? '', 'base64url').toString()))
  } catch {
    return demonstrationAccount
  }
}
