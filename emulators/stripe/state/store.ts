import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../server/platform/database/open-database'
import type { Kind, StoredObjects } from '../objects/stored-objects'

type Row = { id: string; data: unknown }

export type Store = ReturnType<typeof createStore>

/** The objects, read and written inside one transaction. */
export function createStore(transaction: Transaction | Database) {
  const one = async <Name extends Kind>(kind: Name, id: string, lock: SQL) => {
    const { rows } = await transaction.execute<Row>(sql`
      select id, data from stripe_stand_in
      where id = ${id} and object = ${kind} and data->>'deleted' is null ${lock}`)
    return rows[0] && objectIn<Name>(rows[0])
  }

  return {
    find: <Name extends Kind>(kind: Name, id: string) => one(kind, id, sql``),

    /** Nobody else changes it before this transaction ends. */
    findLocked: <Name extends Kind>(kind: Name, id: string) => one(kind, id, sql`for update`),

    /** Whatever has this id, also what was deleted. */
    async findAny(id: string) {
      const { rows } = await transaction.execute<Row>(
        sql`select id, data from stripe_stand_in where id = ${id}`,
      )
      return rows[0] && objectIn(rows[0])
    },

    async insert<Name extends Kind>(kind: Name, object: StoredObjects[Name]) {
      await transaction.execute(sql`
        insert into stripe_stand_in (id, object, data, created)
        values (${object.id}, ${kind}, ${JSON.stringify(object)}::jsonb, ${object.created})`)
      return object
    },

    async save<Name extends Kind>(_kind: Name, object: StoredObjects[Name]) {
      await transaction.execute(sql`
        update stripe_stand_in set data = ${JSON.stringify(object)}::jsonb where id = ${object.id}`)
      return object
    },

    /** What is left of a deleted object. */
    async markDeleted(kind: Kind, id: string) {
      const remains = { id, object: kind, deleted: true }
      await transaction.execute(
        sql`update stripe_stand_in set data = ${JSON.stringify(remains)}::jsonb where id = ${id}`,
      )
      return remains
    },

    /**
     * Takes a text out wherever it is a value: an address in bills, cards, and events already told. The
     * real service keeps some of it as its law asks; here nobody has to.
     */
    async forgetText(text: string) {
      const quoted = JSON.stringify(text)
      for (const [table, column] of [
        ['stripe_stand_in', 'data'],
        ['stripe_stand_in_answer', 'answer'],
      ])
        await transaction.execute(sql`
          update ${sql.raw(`${table} set ${column}`)} =
            replace(${sql.raw(`${column}`)}::text, ${quoted}, 'null')::jsonb
          where strpos(${sql.raw(`${column}`)}::text, ${quoted}) > 0`)
    },

    /** Newest first, those that meet every condition. */
    async select<Name extends Kind>(kind: Name, conditions: readonly SQL[], limit: number) {
      const where = sql.join(
        [sql`object = ${kind}`, sql`data->>'deleted' is null`, ...conditions],
        sql` and `,
      )
      const { rows } = await transaction.execute<Row>(
        sql`select id, data from stripe_stand_in where ${where} order by sequence desc limit ${limit}`,
      )
      return rows.map((row) => objectIn<Name>(row))
    },
  }
}

/** What was written is read again: nobody else writes here. */
const objectIn = <Name extends Kind>({ data }: Row) => data as StoredObjects[Name]
