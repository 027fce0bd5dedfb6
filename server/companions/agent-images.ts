import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/open-database'
import { agentImages, agents } from '../platform/database/tables/catalogue-tables'
import { hashImageUrl } from './image-url'

/**
 * A picture that no companion uses is deleted after this time, which is long enough for an
 * administrator to finish a form whose preview shows the picture.
 */
const unusedImageRetentionHours = 24

export type AgentImageStore = ReturnType<typeof createAgentImageStore>

/** Stores the companions' pictures that the server has fetched from other hosts. */
export const createAgentImageStore = (database: Database) => ({
  /** Returns a picture as WebP; undefined when it is unknown or could not be fetched. */
  async find(urlHash: string): Promise<Buffer | undefined> {
    const [row] = await database
      .select({ content: agentImages.content })
      .from(agentImages)
      .where(eq(agentImages.urlHash, urlHash))
    return row?.content ?? undefined
  },

  /** Whether the picture of this URL is stored; false when it could not be fetched. */
  async has(url: string): Promise<boolean> {
    const [row] = await database
      .select({ urlHash: agentImages.urlHash })
      .from(agentImages)
      .where(and(eq(agentImages.urlHash, hashImageUrl(url)), isNotNull(agentImages.content)))
    return row !== undefined
  },

  /**
   * Stores a picture; `content` is null when it could not be fetched. Deletes old pictures that no
   * companion uses.
   */
  async store(url: string, content: Buffer | null): Promise<void> {
    const newValues = { content, fetchedAt: sql`now()` }
    await database
      .insert(agentImages)
      .values({ urlHash: hashImageUrl(url), url, content })
      .onConflictDoUpdate({ target: agentImages.urlHash, set: newValues })
    await database.delete(agentImages).where(
      sql`${agentImages.fetchedAt} < now() - make_interval(hours => ${unusedImageRetentionHours})
        and not exists (select 1 from ${agents} where ${agents.imageUrl} = ${agentImages.url})`,
    )
  },
})
