type FavouriteLists = {
  /** The list at the last synchronisation; empty before the first. */
  base: readonly string[]
  /** The list in this browser. */
  local: readonly string[]
  /** The list of the account. */
  remote: readonly string[]
}

/**
 * Three-way merge: keeps what either side added since the last synchronisation and drops what
 * either side removed. The account's order comes first, local additions follow.
 */
export function mergeFavourites({ base, local, remote }: FavouriteLists): string[] {
  const isRemovedLocally = (id: string) => base.includes(id) && !local.includes(id)
  const isRemovedRemotely = (id: string) => base.includes(id) && !remote.includes(id)
  return [
    ...remote.filter((id) => !isRemovedLocally(id)),
    ...local.filter((id) => !remote.includes(id) && !isRemovedRemotely(id)),
  ]
}

/**
 * Reverts a change to the favourites that could not be saved. Returns the favourites with the
 * companion `id` at its position in `before`, or without this companion if `before` does not
 * contain it.
 */
export function revertFavouriteChange(
  favourites: readonly string[],
  before: readonly string[],
  id: string,
) {
  const others = favourites.filter((otherId) => otherId !== id)
  const position = before.indexOf(id)
  if (position === -1) return others
  const nextId = before.slice(position + 1).find((laterId) => others.includes(laterId))
  const index = nextId === undefined ? others.length : others.indexOf(nextId)
  return others.toSpliced(index, 0, id)
}
