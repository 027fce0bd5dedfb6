import { hash, verify } from '@node-rs/argon2'
import { verify as verifyBcrypt } from '@node-rs/bcrypt'

/** OWASP's minimum for argon2id: 19 MiB of memory, two iterations, one degree of parallelism. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password. Expensive (19 MiB and a core for a moment): run cheaper checks first. */
export const hashPassword = (password: string) => hash(password, argon2id)

/** Whether a hash was made with bcrypt. Imported accounts have such a hash until their next sign-in. */
export const isOutdatedHash = (passwordHash: string) => /^\$2[abxy]\$/.test(passwordHash)

/** Checks a password against its hash. Expensive, like `hashPassword`. */
export const verifyPassword = (check: { hash: string; password: string }) =>
  isOutdatedHash(check.hash)
    ? verifyBcrypt(check.password, check.hash)
    : verify(check.hash, check.password)
