import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../../config'
import type { DatabaseLocation } from '../../platform/database/open-database'
import {
  type MaintenanceConnection,
  openForMaintenance,
} from '../../platform/database/open-for-maintenance'
import { CommandError } from '../command'
import { throwLockError } from '../with-database'

type Installation = Pick<Config, 'authSecret' | 'dataDirectory'>

export const getSecretFile = (dataDirectory: string) => path.join(dataDirectory, 'secret')

/**
 * Returns a fingerprint of the installation's secret: an HMAC of a constant, keyed with the secret;
 * null without a secret. An archive contains it as `secretCheck`, so that a restore can report that
 * the installation has another secret.
 */
export function computeSecretFingerprint({ authSecret, dataDirectory }: Installation) {
  const file = getSecretFile(dataDirectory)
  const secret = authSecret ?? (existsSync(file) ? readFileSync(file, 'utf8') : null)
  return secret && createHmac('sha256', secret).update('archive').digest('hex').slice(0, 16)
}

/**
 * Opens an existing database without running migrations. Throws CommandError; for a locked embedded
 * database, its message ends with `postgresHint`.
 */
export async function openExisting(
  location: DatabaseLocation,
  postgresHint = '',
): Promise<MaintenanceConnection> {
  const connection = await openConnection(location, { canCreate: false, postgresHint })
  if (connection) return connection
  throw new CommandError(
    `Il n’y a pas de base de données dans ${location.kind === 'embedded' ? location.directory : ''}.`,
  )
}

/**
 * Opens the database that an archive is loaded into. An embedded database is created if needed.
 * Throws CommandError.
 */
export async function openTarget(location: DatabaseLocation): Promise<MaintenanceConnection> {
  const connection = await openConnection(location, { canCreate: true, postgresHint: '' })
  if (!connection) throw new Error('No connection, although the database may be created')
  return connection
}

const openConnection = (
  location: DatabaseLocation,
  { canCreate, postgresHint }: { canCreate: boolean; postgresHint: string },
) =>
  openForMaintenance(location, { canCreate }).catch((error: unknown) =>
    throwLockError(error, postgresHint),
  )

/**
 * Runs a task. The first Ctrl-C or SIGTERM aborts the task's AbortSignal, so that the task can clean
 * up; a second one of the same kind ends the process.
 */
export async function runInterruptible<Result>(task: (signal: AbortSignal) => Promise<Result>) {
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  try {
    return await task(interruption.signal)
  } finally {
    process.removeListener('SIGINT', interrupt)
    process.removeListener('SIGTERM', interrupt)
  }
}
