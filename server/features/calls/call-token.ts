import { createHash, randomBytes } from 'node:crypto'

/** A ticket or a resume token: a secret for whoever calls, of which only the hash is stored. */
export const createToken = () => randomBytes(32).toString('base64url')

/** Enough for a secret of 256 random bits, which nobody can guess. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
