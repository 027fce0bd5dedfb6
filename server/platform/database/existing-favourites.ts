import { type SQL, sql } from 'drizzle-orm'
import { agents } from './tables/catalogue-tables'
import { userProfiles } from './tables/profile-tables'

const selectFavourites = (condition: SQL) => sql<string[]>`array(
  select favourite.id
  from unnest(${userProfiles}.favorites) with ordinality as favourite (id, place)
  join ${agents} on ${agents}.id = favourite.id and ${condition}
  order by favourite.place
)`

/** SQL for a profile's favourites in their order, without companions that are not published. */
export const existingFavourites = selectFavourites(sql`${agents}.is_published`)

/**
 * SQL for a profile's favourites without deleted companions: those that are kept when the list is
 * changed.
 */
export const keptFavourites = selectFavourites(sql`true`)
