import { randomBytes } from 'node:crypto'

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Returns an unguessable object id such as "cus_…": the prefix and 24 characters out of 62. */
export const createIdentifier = (prefix: string) =>
  `${prefix}_${[...randomBytes(24)].map((byte) => characters[byte % characters.length]).join('')}`

/** Returns the id of a reference, which is the id itself or the expanded object. */
export const getId = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id
