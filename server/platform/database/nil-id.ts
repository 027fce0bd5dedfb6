/**
 * Sorts before all other ids: the first page of a list that is sorted by id starts after it.
 */
export const nilId = '00000000-0000-0000-0000-000000000000'
