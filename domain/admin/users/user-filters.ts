/** The filters of the administrator's list of users. */
export const userFilters = [
  'all',
  'administrators',
  'confirmed',
  'unconfirmed',
  'suspended',
] as const

export type UserFilter = (typeof userFilters)[number]

/** The sort orders of the list. Accounts without a confirmed address have no balance to sort by. */
export const userSorts = ['newest', 'oldest', 'most-minutes', 'fewest-minutes'] as const

export type UserSort = (typeof userSorts)[number]

/**
 * Maximum number of accounts that each part of a search (address, names, id) finds. To find the
 * others, the administrator types more of the text.
 */
export const maxFoundUsers = 1_000
