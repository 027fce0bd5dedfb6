import { sql } from 'drizzle-orm'
import type { LedgerReason } from '../../domain/billing/ledger'
import type { Transaction } from '../platform/database/open-database'
import { lockBalances } from './balances'

export type NewLedgerEntry = {
  userId: string
  /** Positive for a credit, negative for a debit. */
  minutes: number
  reason: LedgerReason
  /** What caused the entry. Unique together with the reason, so that a replay changes nothing. */
  reference: string
  /** Who caused it: `system`, or a user id. */
  actor: string
}

export type RecordedEntry = {
  /** The minutes that were recorded: a debit stops at a balance of zero. */
  minutes: number
  balanceBefore: number
  balanceAfter: number
  /** False for a replay, which changes nothing and returns the values of the first entry. */
  isNew: boolean
}

type EntryWithBalances = NewLedgerEntry & { balanceBefore: number; balanceAfter: number }

/**
 * Writes a ledger entry and the new balance in the given transaction; no other code changes a
 * balance. Concurrent entries of one user wait for each other. Throws when the user has no profile.
 */
export async function recordLedgerEntry(
  transaction: Transaction,
  entry: NewLedgerEntry,
): Promise<RecordedEntry> {
  const [recordedEntry] = await recordLedgerEntries(transaction, [entry])
  if (!recordedEntry) throw new Error('No result was returned for a ledger entry')
  return recordedEntry
}

/**
 * Writes the entries of several users with two statements in total, and one more for each replayed
 * entry. Returns the results in the order of the entries. Throws when a user has no profile,
 * or appears twice: the balance after the second entry would be wrong.
 */
export async function recordLedgerEntries(
  transaction: Transaction,
  newEntries: readonly NewLedgerEntry[],
): Promise<RecordedEntry[]> {
  if (newEntries.length === 0) return []
  const userIds = new Set(newEntries.map(({ userId }) => userId))
  if (userIds.size < newEntries.length) throw new Error('A batch changes one balance twice')
  const balances = await lockBalances(transaction, [...userIds])
  const entries = newEntries.map((entry) => addBalances(entry, balances.get(entry.userId)))
  const writtenUserIds = await writeEntries(transaction, entries)
  const recordedEntries: RecordedEntry[] = []
  for (const { minutes, balanceBefore, balanceAfter, ...entry } of entries)
    recordedEntries.push(
      writtenUserIds.has(entry.userId)
        ? { minutes, balanceBefore, balanceAfter, isNew: true }
        : await readExistingEntry(transaction, entry),
    )
  return recordedEntries
}

function addBalances(entry: NewLedgerEntry, balanceBefore: number | undefined): EntryWithBalances {
  if (balanceBefore === undefined)
    throw new Error('The balance of an account without a profile cannot change')
  const minutes = Math.max(entry.minutes, -balanceBefore)
  return { ...entry, minutes, balanceBefore, balanceAfter: balanceBefore + minutes }
}

/** Writes the entries that do not exist yet, and their balances; returns the ids of their users. */
async function writeEntries(transaction: Transaction, entries: readonly EntryWithBalances[]) {
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
          from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as new_entry (
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

async function readExistingEntry(
  transaction: Transaction,
  { reason, reference }: Pick<NewLedgerEntry, 'reason' | 'reference'>,
): Promise<RecordedEntry> {
  const { rows } = await transaction.execute<{ minutes: number; balance_after: number }>(
    sql`select minutes, balance_after from minute_ledger
        where reason = ${reason} and reference = ${reference}`,
  )
  const [existingEntry] = rows
  if (!existingEntry) throw new Error('A ledger entry was neither written nor found')
  return {
    minutes: existingEntry.minutes,
    balanceBefore: existingEntry.balance_after - existingEntry.minutes,
    balanceAfter: existingEntry.balance_after,
    isNew: false,
  }
}
