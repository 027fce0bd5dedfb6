import { createHash, randomBytes } from 'node:crypto'

/** Creates a secret token of 256 random bits. Only its hash is stored. */
export const createToken = () => randomBytes(32).toString('base64url')

/**
 * Hashes a token for storage. A plain SHA-256 is enough: 256 random bits cannot be guessed. The stored
 * hashes of call tokens and API keys are in hexadecimal, those of all other tokens in base64url.
 */
export const hashToken = (token: string, encoding: 'hex' | 'base64url') =>
  createHash('sha256').update(token).digest(encoding)
