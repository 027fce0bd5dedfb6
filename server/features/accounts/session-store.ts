import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { session } from '../../platform/database/tables/auth-tables'
import type { OpenSession } from './session-of-request'

/** More than anybody has; whoever has more ends them all at once. */
const mostListed = 50

export type SessionStore = ReturnType<typeof createSessionStore>

/** The devices of a person. A session is told by its id: its token would open it. */
export const createSessionStore = (database: Database) => ({
  async list({ id, userId }: OpenSession) {
    const rows = await database
      .select({ id: session.id, device: session.userAgent, signedInAt: session.createdAt })
      .from(session)
      .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`)))
      .orderBy(desc(eq(session.id, id)), desc(session.createdAt))
      .limit(mostListed)
    return rows.map((row) => ({
      id: row.id,
      device: row.device || null,
      signedInAt: row.signedInAt.toISOString(),
      isCurrent: row.id === id,
    }))
  },

  /** Another's session is not told from one that is over already: both are no longer theirs. */
  async end(userId: string, id: string) {
    await database.delete(session).where(and(eq(session.userId, userId), eq(session.id, id)))
  },

  async endAll(userId: string) {
    await database.delete(session).where(eq(session.userId, userId))
  },
})
