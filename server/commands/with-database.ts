import type { Config } from '../config'
import { DirectoryInUseError } from '../platform/database/lock'
import { type Database, openDatabase } from '../platform/database/open-database'
import { protectDirectory } from '../platform/protect-directory'
import { CommandError } from './command'
import type { Terminal } from './terminal'

/**
 * Creates or migrates the configured database, as the service does when it starts, then runs a task
 * on it. Throws CommandError while the service has the embedded database open.
 */
export async function withDatabase<Result>(
  config: Pick<Config, 'database' | 'dataDirectory'>,
  { printError }: Pick<Terminal, 'printError'>,
  task: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (config.database.kind === 'embedded') protectDirectory(config.dataDirectory)
  const database = await openDatabase(config.database, undefined, {
    onCopied: (directory) =>
      printError(`La base a été copiée avant sa mise à jour\u00a0: ${directory}`),
  }).catch(throwLockError)
  try {
    return await task(database.db)
  } finally {
    await database.close()
  }
}

/**
 * Throws CommandError for a locked embedded database, and any other error as it is. The message tells
 * the operator to stop the service; `postgresHint` may say that this is not necessary with
 * PostgreSQL.
 */
export function throwLockError(
  error: unknown,
  postgresHint = 'Sur PostgreSQL il peut rester en marche.',
): never {
  if (!(error instanceof DirectoryInUseError)) throw error
  throw new CommandError(
    `Le service est en marche, et lui seul peut ouvrir la base embarquée\u00a0: arrêtez-le (Ctrl-C ou SIGTERM), relancez cette commande, puis redémarrez-le. ${postgresHint}`.trim(),
  )
}
