import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { MaintenanceConnection } from '../open-for-maintenance'
import { qualify, quoteColumns, type Table } from './list-tables'

/**
 * The number of 8 kB pages that one statement reads, 16 MB in total. The embedded engine buffers
 * the whole response to a statement, so this limits its memory.
 */
const pagesPerStatement = 2_048

/** The approximate number of bytes that the embedded engine loads per statement. */
const bytesPerStatement = 16_000_000

const newlineByte = 0x0a

/**
 * Streams the rows of a table in the text format of COPY; returns the number of rows. `onPages`
 * gets the number of pages read so far.
 */
export async function* readRows(
  { client }: MaintenanceConnection,
  table: Table,
  onPages?: (pages: number) => void,
): AsyncGenerator<Buffer, number> {
  const source = `select ${quoteColumns(table.columns)} from ${qualify(table)}`
  let rowCount = 0
  for (const { condition, endPage } of listRanges(table.pages)) {
    const stream = client.query(copyTo(`copy (${source}${condition}) to stdout`))
    for await (const chunk of stream) yield chunk as Buffer
    rowCount += stream.rowCount
    onPages?.(endPage)
  }
  return rowCount
}

/**
 * Yields ranges of pages as conditions on ctid; the last range is open-ended. Rows keep their ctid
 * while a snapshot is open.
 */
function* listRanges(pages: number): Generator<{ condition: string; endPage: number }> {
  if (pages <= pagesPerStatement) {
    yield { condition: '', endPage: pages }
    return
  }
  for (let firstPage = 0; firstPage < pages; firstPage += pagesPerStatement) {
    const endPage = Math.min(firstPage + pagesPerStatement, pages)
    const end = endPage < pages ? ` and ctid < '(${endPage},0)'` : ''
    yield { condition: ` where ctid >= '(${firstPage},0)'${end}`, endPage }
  }
}

/**
 * Loads rows in the text format of COPY into a table that was emptied in the same transaction.
 * Returns how many rows were loaded.
 */
export async function writeRows(
  connection: MaintenanceConnection,
  table: Pick<Table, 'schema' | 'name' | 'columns'>,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const target = `${qualify(table)} (${quoteColumns(table.columns)})`
  if (connection.kind === 'embedded') return writeThroughFile(connection, target, rows)
  // `freeze` makes a later vacuum of the rows unnecessary. PostgreSQL allows it because this
  // transaction has truncated the table, but not on a partitioned table such as `pgboss.job`.
  const freezeOption = table.schema === 'public' ? ' with (freeze)' : ''
  const stream = connection.client.query(copyFrom(`copy ${target} from stdin${freezeOption}`))
  await pipeline(Readable.from(rows), stream)
  return stream.rowCount
}

/**
 * The embedded engine crashes when it runs COPY from a stream, but it can load files in its data
 * directory.
 */
async function writeThroughFile(
  { client, directory }: Extract<MaintenanceConnection, { kind: 'embedded' }>,
  target: string,
  rows: AsyncIterable<Buffer>,
) {
  const name = 'amivoix-restore.copy'
  const file = path.join(directory, name)
  let rowsWritten = 0
  try {
    for await (const part of splitAtLines(rows)) {
      const stream = createWriteStream(file, { mode: 0o600 })
      for (const chunk of part) stream.write(chunk)
      stream.end()
      await once(stream, 'finish')
      const { rowCount } = await client.query(`copy ${target} from '/pglite/data/${name}'`)
      rowsWritten += rowCount ?? 0
    }
  } finally {
    await rm(file, { force: true })
  }
  return rowsWritten
}

/** Groups chunks into parts of about `bytesPerStatement` that end with a whole line. */
async function* splitAtLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let part: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(newlineByte) + 1
    if (bytes + chunk.length < bytesPerStatement || end === 0) {
      part.push(chunk)
      bytes += chunk.length
      continue
    }
    yield [...part, chunk.subarray(0, end)]
    const remainder = chunk.subarray(end)
    part = remainder.length > 0 ? [remainder] : []
    bytes = remainder.length
  }
  if (bytes > 0) yield part
}
