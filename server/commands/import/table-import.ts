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

export type TableImport<Row = unknown> = {
  table: string
  schema: z.ZodType<Row>
  /** Returns the row's key in the source. */
  getKey(row: Row): string
  /** Whether a row of the source has nothing to import; such a row is skipped without a report. */
  isEmpty?(entry: Record<string, unknown>): boolean
  /**
   * Stores rows, and returns the keys of those that were stored. Skips rows that exist already and
   * rows that refer to a row that does not exist.
   */
  store(rows: readonly Row[], context: ImportContext): Promise<ReadonlySet<string>>
}

/** Removes the row type, so that one list can contain tables with different rows. */
export const defineTableImport = <Row>(table: TableImport<Row>) => table as unknown as TableImport

/** Returns the values of one column. */
export const getColumnValues = <Key extends string>(
  rows: readonly Record<Key, string>[],
  key: Key,
): ReadonlySet<string> => new Set(rows.map((row) => row[key]))

type Column = readonly [table: string, column: string]

/** The columns of our database to which rows of the source refer. */
export const userIdColumn: Column = ['user', 'id']
export const customerIdColumn: Column = ['stripe_customers', 'customer_id']

/** Returns those of the given ids that exist in a column of our database. */
export async function findExistingIds(
  transaction: Transaction,
  [table, column]: Column,
  ids: readonly (string | null)[],
) {
  const uniqueIds = [...new Set(ids.filter((id) => id !== null))]
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select ${sql.identifier(column)}::text as id from ${sql.identifier(table)}
    where ${sql.identifier(column)}::text = any(${sql.param(uniqueIds)}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Returns the rows that refer to an existing row of our database: those whose `getReferencedId`
 * returns an id that exists in `referencedColumn`.
 */
export async function filterByReference<Row>(
  transaction: Transaction,
  referencedColumn: Column,
  rows: readonly Row[],
  getReferencedId: (row: Row) => string,
): Promise<readonly Row[]> {
  const existingIds = await findExistingIds(
    transaction,
    referencedColumn,
    rows.map(getReferencedId),
  )
  return rows.filter((row) => existingIds.has(getReferencedId(row)))
}
