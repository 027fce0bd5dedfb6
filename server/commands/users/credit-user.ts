import { recordAuditEntry } from '../../features/admin/audit/record-audit-entry'
import { lockBalances } from '../../ledger/balances'
import { recordLedgerEntry } from '../../ledger/record-ledger-entry'
import type { Database } from '../../platform/database/open-database'
import { lockAccount } from '../../users/lock-account'
import { CommandError } from '../command'
import { requireUserId } from './find-users'

type Credit = {
  /** In lower case. */
  email: string
  /** Above 0. */
  minutes: number
  /** For the audit log. */
  reason: string
  /** Of one user's credits with the same reference, only the first takes effect. */
  reference: string
}

/**
 * Adds minutes through the ledger, with an entry in the audit log. Throws CommandError for an unknown
 * or unconfirmed address, or when the reference was used for another number of minutes.
 */
export async function creditUser(
  database: Database,
  { email, minutes, reason, reference }: Credit,
) {
  return database.transaction(async (transaction) => {
    const id = await requireUserId(transaction, email)
    await lockAccount(transaction, id)
    if (!(await lockBalances(transaction, [id])).has(id))
      throw new CommandError(`L’adresse ${email} n’est pas encore confirmée.`)
    const entry = await recordLedgerEntry(transaction, {
      userId: id,
      minutes,
      reason: 'admin_grant',
      reference: `${id}:${reference}`,
      actor: 'system',
    })
    if (!entry.isNew && entry.minutes !== minutes)
      throw new CommandError(
        `La référence ${reference} a déjà servi à ajouter ${entry.minutes} minutes\u00a0: rien n’a été modifié.`,
      )
    if (entry.isNew)
      await recordAuditEntry(transaction, {
        actorId: null,
        action: 'user.minutes-added',
        subject: { kind: 'user', id },
        details: { minutes, reason, reference },
      })
    return { id, isNew: entry.isNew, minutesLeft: entry.balanceAfter }
  })
}
