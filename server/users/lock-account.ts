import { sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/open-database'

/**
 * Keeps an account from being erased until the transaction ends; other transactions may do the same
 * meanwhile. Returns false when it has been erased. An erasure locks the account before everything
 * that refers to it. A transaction that locks a customer, a withdrawal or a balance calls this
 * first, so that the two cannot deadlock (docs/decisions/041).
 */
export async function lockAccount(transaction: Transaction, userId: string) {
  const { rows } = await transaction.execute(
    sql`select from "user" where id = ${userId} for key share`,
  )
  return rows.length > 0
}

/** Keeps the accounts of several calls from being erased until the transaction ends. */
export async function lockAccountsOfCalls(transaction: Transaction, callIds: readonly string[]) {
  await transaction.execute(
    sql`select from "user"
        where id in (select user_id from calls where id = any(${sql.param(callIds)}::uuid[]))
        order by id for key share`,
  )
}
