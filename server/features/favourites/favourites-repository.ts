import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { existingFavourites, publishedFavourites } from '../../platform/database/select-favourites'
import { agents } from '../../platform/database/tables/catalogue-tables'
import { userProfiles } from '../../platform/database/tables/profile-tables'

export type FavouritesRepository = {
  /** Returns the published favourites; undefined once the account has been erased. */
  read(userId: string): Promise<string[] | undefined>
  /**
   * Passes the list, including unpublished companions, to `change` and stores the result. Returns
   * what `read` then returns. Simultaneous updates run one after the other.
   */
  update(
    userId: string,
    change: (favourites: readonly string[]) => readonly string[],
  ): Promise<string[] | undefined>
  /** Returns the ids of existing, published companions among the given ids. */
  findPublishedIds(ids: readonly string[]): Promise<ReadonlySet<string>>
}

export const createFavouritesRepository = (database: Database): FavouritesRepository => ({
  async read(userId) {
    const [row] = await database
      .select({ favorites: publishedFavourites })
      .from(userProfiles)
      .where(eq(userProfiles.id, userId))
    return row?.favorites
  },

  update: (userId, change) =>
    database.transaction(async (transaction) => {
      const isOwn = eq(userProfiles.id, userId)
      const [row] = await transaction
        .select({ favorites: existingFavourites })
        .from(userProfiles)
        .where(isOwn)
        // Locks the profile only, not the companions of the subquery.
        .for('update', { of: userProfiles })
      if (!row) return undefined
      const favorites = [...change(row.favorites)]
      const [changedRow] = await transaction
        .update(userProfiles)
        .set({ favorites })
        .where(isOwn)
        .returning({ favorites: publishedFavourites })
      return changedRow?.favorites
    }),

  async findPublishedIds(ids) {
    if (ids.length === 0) return new Set()
    const rows = await database
      .select({ id: agents.id })
      .from(agents)
      .where(and(inArray(agents.id, [...ids]), eq(agents.isPublished, true)))
    return new Set(rows.map(({ id }) => id))
  },
})
