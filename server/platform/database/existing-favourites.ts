import { sql } from 'drizzle-orm'
import { agents } from './tables/catalogue-tables'
import { userProfiles } from './tables/profile-tables'

/** SQL for a profile's favourites in their order, without deleted companions. */
export const existingFavourites = sql<string[]>`array(
  select favourite.id
  from unnest(${userProfiles}.favorites) with ordinality as favourite (id, place)
  join ${agents} on ${agents}.id = favourite.id
  order by favourite.place
)`
