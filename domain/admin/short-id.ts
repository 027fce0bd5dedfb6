/** Returns the beginning of an id, enough to recognise it. */
export const shortenId = (id: string) => id.slice(0, 8)
