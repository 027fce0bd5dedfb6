import { sql } from 'drizzle-orm'
import type { LedgerReason } from '../../domain/billing/ledger'
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

type Entry = Movement & { balanceBefore: number; balanceAfter: number }

/**
 * The only way a balance changes: the ledger's row and the profile's balance, in the caller's
 * transaction. Two movements of one person wait for each other. Throws when there is no profile.
 */
export async function moveMinutes(transaction: Transaction, movement: Movement): Promise<Moved> {
  const [moved] = await moveMinutesOfSeveral(transaction, [movement])
  if (!moved) throw new Error('A movement was not answered')
  return moved
}

/**
 * The same for several people, in two statements however many they are; answers in their order.
 * Throws when one of them has no profile or comes twice, whose second balance would be wrong.
 */
export async function moveMinutesOfSeveral(
  transaction: Transaction,
  movements: readonly Movement[],
): Promise<Moved[]> {
  if (movements.length === 0) return []
  const people = new Set(movements.map(({ userId }) => userId))
  if (people.size < movements.length) throw new Error('One balance was moved twice at once')
  const balances = await lockBalances(transaction, [...people])
  const entries = movements.map((movement) => entryOf(movement, balances.get(movement.userId)))
  const isNew = await writeEntries(transaction, entries)
  const moved: Moved[] = []
  for (const { minutes, balanceBefore, balanceAfter, ...movement } of entries)
    moved.push(
      isNew.has(movement.userId)
        ? { minutes, balanceBefore, balanceAfter, isNew: true }
        : await readFirst(transaction, movement),
    )
  return moved
}

/** In one order for everybody, so that no two wait for each other for ever. */
async function lockBalances(transaction: Transaction, userIds: string[]) {
  const { rows } = await transaction.execute<{ id: string; minutes_left: number }>(
    sql`select id, minutes_left from user_profiles where id = any(${sql.param(userIds)}::uuid[])
        order by id for update`,
  )
  return new Map(rows.map(({ id, minutes_left }) => [id, minutes_left]))
}

function entryOf(movement: Movement, balanceBefore: number | undefined): Entry {
  if (balanceBefore === undefined)
    throw new Error('A balance was moved for an account without a profile')
  const minutes = Math.max(movement.minutes, -balanceBefore)
  return { ...movement, minutes, balanceBefore, balanceAfter: balanceBefore + minutes }
}

/** Answers whose movement was new. */
async function writeEntries(transaction: Transaction, entries: readonly Entry[]) {
  const values = entries.map(({ userId, minutes, reason, reference, balanceAfter, actor }) => ({
    user_id: userId,
    minutes,
    reason,
    reference,
    balance_after: balanceAfter,
    actor,
  }))
  const { rows } = await transaction.execute<{ id: string }>(
    sql`with entry as (
          insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
          select user_id, minutes, reason, reference, balance_after, actor
          from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as movement (
            user_id uuid, minutes integer, reason text, reference text, balance_after integer,
            actor text
          )
          on conflict (reason, reference) do nothing
          returning user_id, balance_after
        )
        update user_profiles set minutes_left = entry.balance_after
        from entry where user_profiles.id = entry.user_id
        returning user_profiles.id`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** What a movement was when it was new. */
async function readFirst(
  transaction: Transaction,
  { reason, reference }: Pick<Movement, 'reason' | 'reference'>,
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
