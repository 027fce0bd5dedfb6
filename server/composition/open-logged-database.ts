import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import { openDatabase } from '../platform/database/open-database'

/** Opens the configured database, and logs its failures, copies and repeated transactions. */
export const openLoggedDatabase = (
  { database }: Pick<Config, 'database'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  /** Called when the embedded database has ended and cannot be reopened. */
  onEnded: ((error: Error) => void) | undefined,
) =>
  openDatabase(database, (error) => log.warn({ err: error }, 'database connection lost'), {
    onReopening: (error) => log.error({ err: error }, 'embedded database reopened'),
    onCopied: (directory) => log.warn({ directory }, 'database copied before migration'),
    onRetry: (error) => log.warn({ err: error }, 'transaction repeated after a deadlock'),
    ...(onEnded && { onEnded }),
  })
