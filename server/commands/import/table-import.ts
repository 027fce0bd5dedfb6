import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Transaction } from '../../platform/database/open-database'

export type ImportContext = {
  transaction: Transaction
  /** HMAC key for the stored hashes of e-mail addresses that received free minutes. */
  freeMinutesSecret: string
  /** Whether to import the answers that need explicit consent, and record that consent. */
  hasSensitiveConsent: boolean
}

/**
 * Keys of the rows that were stored. A row is skipped when it exists already, or when it refers to
 * a row that does not exist.
 */
export type StoredKeys = ReadonlySet<string>

export type TableImport<Row = unknown> = {
  table: string
  schema: z.ZodType<Row>
  getKey(row: Row): string
  /** Whether a row of the source has nothing to import; such a row is skipped without a report. */
  isEmpty?(entry: Record<string, unknown>): boolean
  store(rows: readonly Row[], context: ImportContext): Promise<StoredKeys>
}

/** Removes the row type, so that one list can contain tables with different rows. */
export const defineTableImport = <Row>(table: TableImport<Row>) => table as unknown as TableImport

/** Returns the values of one column. */
export const getColumnValues = <Key extends string>(
  rows: readonly Record<Key, string>[],
  key: Key,
): StoredKeys => new Set(rows.map((row) => row[key]))

/** The columns of our database to which rows of the source refer. */
export const userKey = ['user', 'id'] as const
export const customerKey = ['stripe_customers', 'customer_id'] as const

/** Returns those of the given ids that exist in a table of our database. */
export async function findExistingIds(
  transaction: Transaction,
  [table, column]: readonly [table: string, column: string],
  ids: readonly (string | null)[],
) {
  const uniqueIds = [...new Set(ids.filter((id) => id !== null))]
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select ${sql.identifier(column)}::text as id from ${sql.identifier(table)}
    where ${sql.identifier(column)}::text = any(${sql.param(uniqueIds)}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

/** Returns the rows whose account or customer (`reference`) exists in our database. */
export async function filterByReference<Row>(
  transaction: Transaction,
  reference: readonly [table: string, column: string],
  rows: readonly Row[],
  getReference: (row: Row) => string,
): Promise<readonly Row[]> {
  const existingIds = await findExistingIds(transaction, reference, rows.map(getReference))
  return rows.filter((row) => existingIds.has(getReference(row)))
}
