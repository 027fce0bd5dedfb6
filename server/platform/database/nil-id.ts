/** Smaller than every id; the first page of a list that is read in the order of its ids begins after it. */
export const nilId = '00000000-0000-0000-0000-000000000000'
