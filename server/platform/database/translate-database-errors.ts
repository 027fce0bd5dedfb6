import { DatabaseError } from 'pg'
import { type DatabaseSubject, errorCodeForSqlState } from '../../../contract/database-errors'
import { ApplicationError, findRootCause } from '../application-error'
import { isDatabaseUnavailable } from './database-unavailable'

/**
 * Awaits a statement. Throws an ApplicationError when the database refuses it, with the code that
 * the API documents for this subject and SQLSTATE; rethrows any other error.
 */
export async function translateDatabaseErrors<Result>(
  subject: DatabaseSubject,
  statement: Promise<Result>,
) {
  try {
    return await statement
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    const refusal = findRootCause(error)
    if (!(refusal instanceof DatabaseError) || !refusal.code) throw error
    throw new ApplicationError(errorCodeForSqlState(subject, refusal.code), { cause: error })
  }
}
