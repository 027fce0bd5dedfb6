import type { ClientBase } from 'pg'
import { qualify, quoteName, type TableName } from './list-tables'

/**
 * Drops the keys, unique constraints and indexes of the product's tables and disables their
 * triggers. Returns a function that creates the dropped constraints and indexes again, which checks
 * all rows, and enables the triggers. Creating constraints and indexes after the rows are loaded
 * takes a fraction of the time, allows the tables to be loaded in any order, and needs only the
 * rights of the tables' owner.
 */
export async function suspendConstraints(client: ClientBase, tables: readonly TableName[]) {
  const productTables = tables.filter(({ schema }) => schema === 'public')
  const { rows: constraints } = await client.query<{
    table: string
    name: string
    definition: string
  }>(
    `select c.conrelid::regclass::text as table, c.conname as name,
       pg_get_constraintdef(c.oid) as definition
     from pg_constraint c
     where c.connamespace = 'public'::regnamespace and c.contype in ('f', 'p', 'u')
       and c.conrelid::regclass::text = any($1)
     order by c.contype = 'f', c.conrelid::regclass::text, c.conname`,
    [productTables.map(({ name }) => name).flatMap((name) => [name, quoteName(name)])],
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
     order by 1`,
  )
  // In reverse order, foreign keys are dropped before the unique constraints that they refer to.
  for (const { table, name } of constraints.toReversed())
    await client.query(`alter table ${table} drop constraint ${quoteName(name)}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const table of productTables)
    await client.query(`alter table ${qualify(table)} disable trigger user`)

  return async (onStep: (done: number, total: number) => void) => {
    const statements = [
      ...constraints
        .filter(({ definition }) => !definition.startsWith('FOREIGN KEY'))
        .map(({ table, name, definition }) => composeAddConstraint(table, name, definition)),
      ...indexes.map(({ definition }) => definition),
      ...constraints
        .filter(({ definition }) => definition.startsWith('FOREIGN KEY'))
        .map(({ table, name, definition }) => composeAddConstraint(table, name, definition)),
      ...productTables.map((table) => `alter table ${qualify(table)} enable trigger user`),
    ]
    for (const [index, statement] of statements.entries()) {
      await client.query(statement)
      onStep(index + 1, statements.length)
    }
  }
}

const composeAddConstraint = (table: string, name: string, definition: string) =>
  `alter table ${table} add constraint ${quoteName(name)} ${definition}`
