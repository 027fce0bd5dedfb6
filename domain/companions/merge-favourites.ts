type Sides = {
  /** What both sides had when they last met; empty before they ever did. */
  base: readonly string[]
  /** As it is in this browser. */
  local: readonly string[]
  /** As the account has it. */
  remote: readonly string[]
}

/**
 * One list of two that went their own ways since they last met. What either side added stays, what
 * either side removed does not come back. The account's order leads, what was added here follows.
 */
export function mergeFavourites({ base, local, remote }: Sides): string[] {
  const isRemovedHere = (id: string) => base.includes(id) && !local.includes(id)
  const isRemovedThere = (id: string) => base.includes(id) && !remote.includes(id)
  return [
    ...remote.filter((id) => !isRemovedHere(id)),
    ...local.filter((id) => !remote.includes(id) && !isRemovedThere(id)),
  ]
}

/**
 * Takes back what was done to one companion and could not be saved: it is in the list, and where it
 * was, exactly if it is in `before`.
 */
export function takeBack(favourites: readonly string[], before: readonly string[], id: string) {
  const others = favourites.filter((one) => one !== id)
  const place = before.indexOf(id)
  if (place === -1) return others
  const follower = before.slice(place + 1).find((one) => others.includes(one))
  const index = follower === undefined ? others.length : others.indexOf(follower)
  return others.toSpliced(index, 0, id)
}
