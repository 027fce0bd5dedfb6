import { randomBytes } from 'node:crypto'

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Creates an object id such as "cus_…": the prefix, an underscore, and 24 random letters and digits. */
export const createIdentifier = (prefix: string) =>
  `${prefix}_${[...randomBytes(24)].map((byte) => characters[byte % characters.length]).join('')}`

/** Returns the id of a referenced object, which is given as its id or, if expanded, as the whole object. */
export const getId = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id
