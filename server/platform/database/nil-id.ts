/**
 * Sorts before every id: a list that is read in pages, in the order of the ids, starts after it.
 */
export const nilId = '00000000-0000-0000-0000-000000000000'
