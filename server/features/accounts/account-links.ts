import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database'
import { accountLinks } from '../../platform/database/tables/account-link-tables'

type Kind = (typeof accountLinks.$inferSelect)['kind']
type Connection = Pick<Database | Transaction, 'select'>

/** Nobody guesses 256 bits; whoever reads the database finds hashes that open nothing. */
const createToken = () => randomBytes(32).toString('base64url')
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const isOpen = (kind: Kind, token: string) =>
  and(
    eq(accountLinks.tokenHash, hashToken(token)),
    eq(accountLinks.kind, kind),
    gt(accountLinks.expiresAt, sql`now()`),
  )

type Link = { kind: Kind; email: string; userId: string | null; hours: number }

/** Makes a link good for one use; answers what the mail has to carry. */
export async function issueLink(transaction: Transaction, { hours, ...link }: Link) {
  const token = createToken()
  await transaction.insert(accountLinks).values({
    ...link,
    tokenHash: hashToken(token),
    expiresAt: sql`now() + make_interval(hours => ${hours})`,
  })
  return token
}

/** Looks without using it up. */
export async function isLinkOpen(database: Connection, kind: Kind, token: string) {
  const rows = await database
    .select({ kind: accountLinks.kind })
    .from(accountLinks)
    .where(isOpen(kind, token))
  return rows.length > 0
}

/** Uses it up: of two that bring it at once, one gets the link. */
export async function takeLink(transaction: Transaction, kind: Kind, token: string) {
  const [link] = await transaction
    .delete(accountLinks)
    .where(isOpen(kind, token))
    .returning({ email: accountLinks.email, userId: accountLinks.userId })
  return link
}

/** Ends what was sent for an account: after a new password or an erasure no older mail counts. */
export async function endLinksOf(transaction: Transaction, owner: { id: string; email: string }) {
  await transaction
    .delete(accountLinks)
    .where(or(eq(accountLinks.userId, owner.id), eq(accountLinks.email, owner.email)))
}

/** A person has one change of address on its way at a time. */
export async function endAddressLinksOf(transaction: Transaction, userId: string) {
  await transaction.delete(accountLinks).where(eq(accountLinks.userId, userId))
}
