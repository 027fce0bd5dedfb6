import { hash, verify } from '@node-rs/argon2'

/** OWASP's first recommendation for argon2id: 19 MiB of memory, two passes, one lane. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password. Expensive (19 MiB and a core for a moment): run cheaper checks first. */
export const hashPassword = (password: string) => hash(password, argon2id)

/** Checks a password against its hash; as expensive as `hashPassword`. */
export const verifyPassword = (check: { hash: string; password: string }) =>
  verify(check.hash, check.password)
