import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { presentFavourites } from '../../platform/database/present-favourites'
import { agents } from '../../platform/database/tables/catalogue-tables'
import { userProfiles } from '../../platform/database/tables/profile-tables'

export type FavouritesRepository = {
  /** undefined when the account was erased meanwhile. */
  read(userId: string): Promise<string[] | undefined>
  /** Replaces the list by what `change` makes of it; two at once follow one another. */
  update(
    userId: string,
    change: (favourites: readonly string[]) => readonly string[],
  ): Promise<string[] | undefined>
  /** Those of the ids that are companions. */
  findCompanions(ids: readonly string[]): Promise<ReadonlySet<string>>
}

export const createFavouritesRepository = (database: Database): FavouritesRepository => ({
  async read(userId) {
    const [row] = await database
      .select({ favorites: presentFavourites })
      .from(userProfiles)
      .where(eq(userProfiles.id, userId))
    return row?.favorites
  },

  update: (userId, change) =>
    database.transaction(async (transaction) => {
      const isTheirs = eq(userProfiles.id, userId)
      const [row] = await transaction
        .select({ favorites: presentFavourites })
        .from(userProfiles)
        .where(isTheirs)
        // Of the profile alone: companions may be read by all meanwhile.
        .for('update', { of: userProfiles })
      if (!row) return undefined
      const favorites = [...change(row.favorites)]
      await transaction.update(userProfiles).set({ favorites }).where(isTheirs)
      return favorites
    }),

  async findCompanions(ids) {
    if (ids.length === 0) return new Set()
    const rows = await database
      .select({ id: agents.id })
      .from(agents)
      .where(inArray(agents.id, [...ids]))
    return new Set(rows.map(({ id }) => id))
  },
})
