import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database'
import { accountLinks } from '../../platform/database/tables/account-link-tables'
import { createToken, hashToken } from '../../platform/tokens'

type LinkKind = (typeof accountLinks.$inferSelect)['kind']
type Connection = Pick<Database | Transaction, 'select'>

const validLinkCondition = (kind: LinkKind, token: string) =>
  and(
    eq(accountLinks.tokenHash, hashToken(token, 'base64url')),
    eq(accountLinks.kind, kind),
    gt(accountLinks.expiresAt, sql`now()`),
  )

type Link = { kind: LinkKind; email: string; userId: string | null; validHours: number }

/** Stores a single-use link; returns the token to put into the e-mail. */
export async function issueLink(transaction: Transaction, { validHours, ...link }: Link) {
  const token = createToken()
  await transaction.insert(accountLinks).values({
    ...link,
    tokenHash: hashToken(token, 'base64url'),
    expiresAt: sql`now() + make_interval(hours => ${validHours})`,
  })
  return token
}

/** Checks a token without using it up. */
export async function isLinkValid(database: Connection, kind: LinkKind, token: string) {
  const rows = await database
    .select({ kind: accountLinks.kind })
    .from(accountLinks)
    .where(validLinkCondition(kind, token))
  return rows.length > 0
}

/** Counts the unused, unexpired links of one kind that were sent to an address. */
export const countValidLinks = (
  database: Pick<Database, '$count'>,
  kind: LinkKind,
  email: string,
) =>
  database.$count(
    accountLinks,
    and(
      eq(accountLinks.email, email),
      eq(accountLinks.kind, kind),
      gt(accountLinks.expiresAt, sql`now()`),
    ),
  )

/** Deletes the link of a token and returns it; undefined for an unknown, used or expired token. */
export async function consumeLink(transaction: Transaction, kind: LinkKind, token: string) {
  const [link] = await transaction
    .delete(accountLinks)
    .where(validLinkCondition(kind, token))
    .returning({ email: accountLinks.email, userId: accountLinks.userId })
  return link
}

/**
 * Deletes all links of a user. Call it when the password or the address changes, or the account is
 * erased: the links must stop working.
 */
export async function deleteUserLinks(
  transaction: Transaction,
  owner: { id: string; email: string },
) {
  await transaction
    .delete(accountLinks)
    .where(or(eq(accountLinks.userId, owner.id), eq(accountLinks.email, owner.email)))
}

/** Deletes the link of a user's pending email change. Other links contain no user id. */
export async function deleteEmailChangeLinks(transaction: Transaction, userId: string) {
  await transaction.delete(accountLinks).where(eq(accountLinks.userId, userId))
}
