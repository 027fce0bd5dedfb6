import { type SQL, sql } from 'drizzle-orm'
import { agents } from './tables/catalogue-tables'
import { userProfiles } from './tables/profile-tables'

const selectFavourites = (condition: SQL) => sql<string[]>`array(
  select favourite.id
  from unnest(${userProfiles}.favorites) with ordinality as favourite (id, place)
  join ${agents} on ${agents}.id = favourite.id and ${condition}
  order by favourite.place
)`

/** SQL expression for a profile's published favourites, in the user's order. */
export const publishedFavourites = selectFavourites(sql`${agents}.is_published`)

/**
 * SQL expression for a profile's favourites whose companions still exist, published or not: editing
 * the list must keep the unpublished ones.
 */
export const existingFavourites = selectFavourites(sql`true`)
