import { type SQL, sql } from 'drizzle-orm'
import { agents } from './tables/catalogue-tables'
import { userProfiles } from './tables/profile-tables'

const selectFavourites = (condition: SQL) => sql<string[]>`array(
  select favourite.id
  from unnest(${userProfiles}.favorites) with ordinality as favourite (id, place)
  join ${agents} on ${agents}.id = favourite.id and ${condition}
  order by favourite.place
)`

/** SQL for a profile's published favourites, in their order. */
export const publishedFavourites = selectFavourites(sql`${agents}.is_published`)

/**
 * SQL for a profile's favourites whose companions still exist, published or not. A change of the list
 * keeps the unpublished ones too.
 */
export const undeletedFavourites = selectFavourites(sql`true`)
