import type { ReportProgress } from '../terminal'
import type { Source } from './read-source'
import type { ImportContext } from './table-import'
import { tableImports } from './table-imports'

/** A row of the source that was not stored, and why, in French. */
export type SkippedRow = { table: string; key: string; problem: string }

export type ImportResult = {
  tables: { table: string; read: number; stored: number }[]
  skippedRows: SkippedRow[]
}

/**
 * Reads every table of the source and stores its rows. Returns as `skippedRows` the rows that are
 * invalid, exist already, or refer to a row that does not exist.
 */
export async function importTables(
  source: Source,
  context: ImportContext,
  reportProgress: ReportProgress,
): Promise<ImportResult> {
  const tables: ImportResult['tables'] = []
  const skippedRows: SkippedRow[] = []
  const rowCounts = new Map<string, number>()
  for (const { table } of tableImports) rowCounts.set(table, (await source.count(table)) ?? 0)
  const total = [...rowCounts.values()].reduce((sum, count) => sum + count, 0)
  let readCount = 0
  for (const { table, schema, getKey, isEmpty, store } of tableImports) {
    let storedCount = 0
    for await (const batch of source.read(table)) {
      const rows: unknown[] = []
      for (const entry of batch) {
        if (isEmpty?.(entry)) continue
        const result = schema.safeParse(entry)
        if (result.success) rows.push(result.data)
        else
          skippedRows.push({
            table,
            key: describeKey(entry),
            problem: describeColumns(result.error.issues),
          })
      }
      const storedKeys = rows.length > 0 ? await store(rows, context) : new Set<string>()
      storedCount += storedKeys.size
      for (const row of rows)
        if (!storedKeys.has(getKey(row)))
          skippedRows.push({
            table,
            key: getKey(row),
            problem: 'existe déjà, ou se rapporte à une ligne absente',
          })
      readCount += batch.length
      reportProgress({ done: readCount, total, detail: table })
    }
    tables.push({ table, read: rowCounts.get(table) ?? 0, stored: storedCount })
  }
  return { tables, skippedRows }
}

const describeKey = (entry: Record<string, unknown>) =>
  String(entry['id'] ?? entry['subscription_id'] ?? entry['customer_id'] ?? '?')

/** Names the columns without their values, so that no e-mail address is printed. */
const describeColumns = (issues: readonly { path: readonly PropertyKey[] }[]) =>
  `valeur absente ou refusée\u00a0: ${[...new Set(issues.map(({ path }) => String(path[0])))].join(', ')}`
