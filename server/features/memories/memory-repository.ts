import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { memories } from '../../platform/database/tables/memory-tables'

export type MemoryRepository = ReturnType<typeof createMemoryRepository>

export type StoredMemory = typeof memories.$inferSelect

/** Limits the list, which has no pages. A call proposes five memories at most. */
const maxListedMemories = 500

/** Reads and changes a user's own memories. */
export const createMemoryRepository = (database: Database) => ({
  /** Lists kept and proposed memories, newest first. */
  list: (userId: string): Promise<StoredMemory[]> =>
    database
      .select()
      .from(memories)
      .where(eq(memories.userId, userId))
      .orderBy(desc(memories.createdAt), memories.id)
      .limit(maxListedMemories),

  /** Keeps a memory, with a new statement if one is given. Returns undefined when the user has no such memory. */
  async keep(
    userId: string,
    { id, statement }: { id: string; statement?: string | undefined },
  ): Promise<StoredMemory | undefined> {
    const [row] = await database
      .update(memories)
      .set({
        keptAt: sql`coalesce(${memories.keptAt}, now())`,
        // An edited statement may be about another event, so the topic and the day are removed.
        ...(statement !== undefined && { statement, topic: null, eventDay: null, isEdited: true }),
      })
      .where(and(eq(memories.userId, userId), eq(memories.id, id)))
      .returning()
    return row
  },

  /** Deletes a memory; returns false when the user has no such memory. */
  async forget(userId: string, id: string) {
    const rows = await database
      .delete(memories)
      .where(and(eq(memories.userId, userId), eq(memories.id, id)))
      .returning({ id: memories.id })
    return rows.length > 0
  },
})
