import { z } from 'zod'
import type { Account } from './consents'
import { demonstrationAccount, standInPath } from './demonstration-client'

const name = 'oidc_stand_in_account'

const account = z.object({
  email: z.string().max(254),
  givenName: z.string().max(60),
  familyName: z.string().max(60),
  isEmailVerified: z.boolean(),
})

/**
 * Whoever comes back, for the terms for instance, finds the account that they went on with: the
 * page is filled in with it and asks all the same.
 */
export const rememberAccount = (chosen: Account) =>
  `${name}=${Buffer.from(JSON.stringify(chosen)).toString('base64url')}; Path=${standInPath}; HttpOnly; SameSite=Lax`

/** The account of this browser's last visit, or the one for demonstrations. */
export function readRememberedAccount(cookies: string | undefined): Account {
  const [, value] = new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(cookies ?? '') ?? []
  try {
    return account.parse(JSON.parse(Buffer.from(value ?? '', 'base64url').toString()))
  } catch {
    return demonstrationAccount
  }
}
