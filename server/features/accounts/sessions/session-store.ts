import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database'
import { session } from '../../../platform/database/tables/auth-tables'
import type { CurrentSession } from './require-session'

/** Maximum number of listed sessions. Revoking all sessions includes those that are not listed. */
const maxListedSessions = 50

export type SessionStore = ReturnType<typeof createSessionStore>

/**
 * Lists and revokes a user's sessions. Identifies them by their ids, not by their tokens, because
 * whoever has a session's token is signed in.
 */
export const createSessionStore = (database: Database) => ({
  async list({ id, userId }: CurrentSession) {
    const rows = await database
      .select({ id: session.id, device: session.userAgent, signedInAt: session.createdAt })
      .from(session)
      .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`)))
      .orderBy(desc(eq(session.id, id)), desc(session.createdAt))
      .limit(maxListedSessions)
    return rows.map((row) => ({
      id: row.id,
      device: row.device || null,
      signedInAt: row.signedInAt.toISOString(),
      isCurrent: row.id === id,
    }))
  },

  /** Revokes one session of the user; does nothing if the user has no session with this id. */
  async revoke(userId: string, id: string) {
    await database.delete(session).where(and(eq(session.userId, userId), eq(session.id, id)))
  },

  async revokeAll(userId: string) {
    await database.delete(session).where(eq(session.userId, userId))
  },
})
