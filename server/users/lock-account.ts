import { sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/open-database'

/**
 * Prevents an account from being erased until the transaction ends; several transactions can hold
 * this lock at the same time. Returns false when the account has been erased. An erasure locks the
 * account before the rows that refer to it, so a transaction that locks a customer, a withdrawal or
 * a balance must lock the account first: otherwise it could deadlock with an erasure
 * (docs/decisions/041).
 */
export async function lockAccount(transaction: Transaction, userId: string) {
  const { rows } = await transaction.execute(
    sql`select from "user" where id = ${userId} for key share`,
  )
  return rows.length > 0
}

/** Prevents the accounts of several calls from being erased until the transaction ends. */
export async function lockAccountsOfCalls(transaction: Transaction, callIds: readonly string[]) {
  await transaction.execute(
    sql`select from "user"
        where id in (select user_id from calls where id = any(${sql.param(callIds)}::uuid[]))
        order by id for key share`,
  )
}
