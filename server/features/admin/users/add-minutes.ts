import {
  maxGrantedMinutes,
  readGrantedMinutes,
} from '../../../../domain/admin/users/granted-minutes'
import { recordLedgerEntry } from '../../../ledger/record-ledger-entry'
import { ApplicationError } from '../../../platform/application-error'
import { translateDatabaseErrors } from '../../../platform/database/translate-database-errors'
import { recordAuditEntry } from '../audit/record-audit-entry'
import type { UserRepository } from './user-repository'

type Grant = {
  id: string
  /** Identifies the request, so that a repeated one changes nothing. */
  requestId: string
  /** The number as the administrator typed it. */
  minutes: string
  reason: string
}

/**
 * Adds minutes to a user's balance, through the ledger. Returns the balance and the added minutes,
 * which are 0 when the text is not a number of at least 1. Throws NOT_FOUND, also for an account
 * without a balance, and INPUT_INVALID above the maximum.
 */
export async function addMinutes(
  { database, lock, lockAccounts }: Pick<UserRepository, 'database' | 'lock' | 'lockAccounts'>,
  actorId: string,
  { id, requestId, minutes: minutesText, reason }: Grant,
) {
  const minutes = readGrantedMinutes(minutesText)
  if (minutes > maxGrantedMinutes) throw new ApplicationError('INPUT_INVALID')
  const addition = database.transaction(async (transaction) => {
    await lockAccounts(transaction, actorId, id)
    const user = await lock(transaction, id)
    if (!user || user.minutesLeft === null) throw new ApplicationError('NOT_FOUND')
    if (minutes === 0) return { addedMinutes: 0, minutesLeft: user.minutesLeft }
    const ledgerEntry = await recordLedgerEntry(transaction, {
      userId: id,
      minutes,
      reason: 'admin_grant',
      reference: `${id}:${requestId}`,
      actor: actorId,
    })
    if (!ledgerEntry.isNew)
      return { addedMinutes: ledgerEntry.minutes, minutesLeft: user.minutesLeft }
    await recordAuditEntry(transaction, {
      actorId,
      action: 'user.minutes-added',
      subject: { kind: 'user', id },
      details: { minutes, reason },
    })
    return { addedMinutes: minutes, minutesLeft: ledgerEntry.balanceAfter }
  })
  return translateDatabaseErrors('administration', addition)
}
