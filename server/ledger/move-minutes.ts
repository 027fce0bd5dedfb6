import { sql } from 'drizzle-orm'
import type { LedgerReason } from '../../domain/ledger'
import type { Transaction } from '../platform/database/open-database'

export type Movement = {
  userId: string
  /** Signed: credits are positive, a call is negative. */
  minutes: number
  reason: LedgerReason
  /** What caused it; with the reason it is unique, so that a replay changes nothing. */
  reference: string
  /** Who: `system`, or the id of an account. */
  actor: string
}

export type Moved = {
  /** What was really moved: a debit stops at a balance of zero. */
  minutes: number
  balanceBefore: number
  balanceAfter: number
  /** False for a replay: nothing was changed, the figures are those of the first time. */
  isNew: boolean
}

/**
 * The only way a balance changes: the ledger's row and the profile's balance, in the caller's
 * transaction. Two movements of one person wait for each other. Throws when there is no profile.
 */
export async function moveMinutes(transaction: Transaction, movement: Movement): Promise<Moved> {
  const { userId, reason, reference, actor } = movement
  const { rows } = await transaction.execute<{ minutes_left: number }>(
    sql`select minutes_left from user_profiles where id = ${userId} for update`,
  )
  if (!rows[0]) throw new Error('A balance was moved for an account without a profile')
  const balanceBefore = rows[0].minutes_left

  const minutes = Math.max(movement.minutes, -balanceBefore)
  const balanceAfter = balanceBefore + minutes
  const written = await transaction.execute(
    sql`with entry as (
          insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
          values (${userId}, ${minutes}, ${reason}, ${reference}, ${balanceAfter}, ${actor})
          on conflict (reason, reference) do nothing
          returning user_id, balance_after
        )
        update user_profiles set minutes_left = entry.balance_after
        from entry where user_profiles.id = entry.user_id
        returning user_profiles.id`,
  )
  if (written.rows.length === 0) return readFirst(transaction, movement)
  return { minutes, balanceBefore, balanceAfter, isNew: true }
}

/** What a movement was when it was new. */
async function readFirst(
  transaction: Transaction,
  { reason, reference }: Movement,
): Promise<Moved> {
  const { rows } = await transaction.execute<{ minutes: number; balance_after: number }>(
    sql`select minutes, balance_after from minute_ledger
        where reason = ${reason} and reference = ${reference}`,
  )
  const [first] = rows
  if (!first) throw new Error('A movement was neither new nor known')
  return {
    minutes: first.minutes,
    balanceBefore: first.balance_after - first.minutes,
    balanceAfter: first.balance_after,
    isNew: false,
  }
}
