import type { ClientBase } from 'pg'
import { qualify, quoteColumns } from './list-tables'
import type { ArchivedTable } from './manifest'

export type TableDigest = {
  schema: string
  name: string
  /** The number of rows; the --json output of the command `move` contains it under this name. */
  rows: number
  hash: string
}

/**
 * Counts the rows of each table, and hashes them as text. The hash is the sum of the hashes of all
 * rows: it does not depend on their order, and any missing, changed or duplicated row changes it.
 * The MD5 of a row is summed as two numbers of 15 hexadecimal digits, because each fits into a
 * bigint.
 */
export async function digestTables(
  client: ClientBase,
  tables: readonly Pick<ArchivedTable, 'schema' | 'name' | 'columns'>[],
  onProgress?: (done: number, table: string) => void,
): Promise<TableDigest[]> {
  const digests: TableDigest[] = []
  for (const [index, table] of tables.entries()) {
    onProgress?.(index, table.name)
    const result = await client.query<{ rows: number; hash: string }>(
      `select count(*)::int as rows,
         coalesce(sum(('x' || substr(hash, 1, 15))::bit(60)::bigint), 0)::text || '-' ||
         coalesce(sum(('x' || substr(hash, 16, 15))::bit(60)::bigint), 0)::text as hash
       from (select md5(entry::text) as hash
             from (select ${quoteColumns(table.columns)} from ${qualify(table)}) entry) hashes`,
    )
    const [digest] = result.rows
    if (digest) digests.push({ schema: table.schema, name: table.name, ...digest })
  }
  return digests
}

/** Returns the names of the `tables` whose rows differ in `otherTables`, or that are missing there. */
export const findDifferingTables = (
  tables: readonly TableDigest[],
  otherTables: readonly TableDigest[],
) =>
  tables
    .filter(({ schema, name, rows, hash }) => {
      const otherTable = otherTables.find((table) => table.schema === schema && table.name === name)
      return otherTable?.rows !== rows || otherTable.hash !== hash
    })
    .map(({ name }) => name)
