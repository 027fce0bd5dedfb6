import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Transaction } from '../../platform/database/open-database'

export type ImportContext = {
  transaction: Transaction
  /** Keys the hashes of addresses that received the free minutes. */
  addressSecret: string
  /** Whether answers that need explicit consent are imported, with that consent. */
  hasSensitiveConsent: boolean
}

/** Keys of the rows that were stored; the others exist already, or refer to what does not exist. */
export type Stored = ReadonlySet<string>

export type TableImport<Row = unknown> = {
  table: string
  schema: z.ZodType<Row>
  getKey(row: Row): string
  /** Whether a row of the source says nothing, and is left out without a word. */
  isEmpty?(entry: Record<string, unknown>): boolean
  store(rows: readonly Row[], context: ImportContext): Promise<Stored>
}

/** Forgets the type of a table's rows: each table has its own. */
export const define = <Row>(table: TableImport<Row>) => table as unknown as TableImport

/** The values of one column. */
export const keysOf = <Key extends string>(
  rows: readonly Record<Key, string>[],
  key: Key,
): Stored => new Set(rows.map((row) => row[key]))

/** Which of these ids exist in a table of the target. */
export async function findExisting(
  transaction: Transaction,
  [table, column]: readonly [table: string, column: string],
  ids: readonly (string | null)[],
) {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select ${sql.identifier(column)}::text as id from ${sql.identifier(table)}
    where ${sql.identifier(column)}::text = any(${sql.param(wanted)}::text[])`)
  return new Set(rows.map(({ id }) => id))
}
