import type { ClientBase } from 'pg'
import type { ArchivedSequence, ArchivedTable } from './manifest'

export type TableName = Pick<ArchivedTable, 'schema' | 'name'>
export type Table = TableName & {
  columns: string[]
  /** The number of pages of 8 kB; 0 for a partitioned table, whose rows are in its partitions. */
  pages: number
}

/**
 * Tables of the job queue whose rows are part of an archive; the job queue creates its other tables
 * at startup.
 */
const jobTables = ['job', 'archive']

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`
export const qualify = ({ schema, name }: TableName) => `${quoteName(schema)}.${quoteName(name)}`
export const quoteColumns = (columns: readonly string[]) => columns.map(quoteName).join(', ')

/**
 * Lists the product's own tables, and `jobTables`, with their writable columns. Returns an empty
 * list for an empty database.
 */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as pages,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
        as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where not c.relispartition and not exists (
         select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       and ((n.nspname = 'public' and c.relkind = 'r')
         or (n.nspname = 'pgboss' and c.relname = any($1) and c.relkind in ('r', 'p')))
     order by n.nspname desc, c.relname`,
    [jobTables],
  )
  return rows
}

/** Lists the sequences of identity columns with their last values. */
export async function listSequences(client: ClientBase): Promise<ArchivedSequence[]> {
  const { rows } = await client.query<Omit<ArchivedSequence, 'lastValue' | 'isCalled'>>(
    `select n.nspname as schema, c.relname as table, a.attname as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid
       join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and not a.attisdropped
       and pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null
     order by c.relname, a.attname`,
  )
  const sequences: ArchivedSequence[] = []
  for (const row of rows) {
    const { rows: names } = await client.query<{ name: string }>(
      'select pg_get_serial_sequence($1, $2) as name',
      [qualify({ schema: row.schema, name: row.table }), row.column],
    )
    const { rows: positions } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${names[0]?.name}`,
    )
    const [position] = positions
    if (position)
      sequences.push({ ...row, lastValue: position.last_value, isCalled: position.is_called })
  }
  return sequences
}
