import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Reads the installation's secret from the file `secret` in a directory, or creates a random one on
 * the first start, so that no installation runs on a published default. Only the account of this
 * process can read the file.
 */
export function readOrCreateSecret(directory: string) {
  const file = path.join(directory, 'secret')
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
