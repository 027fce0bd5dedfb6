import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../server/platform/database/open-database'
import type { ObjectKind, StoredObjects } from './stored-objects'

type Row = { id: string; data: unknown }

export type Store = ReturnType<typeof createStore>

/** Reads and writes the stored objects inside one transaction. */
export function createStore(transaction: Transaction) {
  const findOne = async <Name extends ObjectKind>(kind: Name, id: string, lock: SQL) => {
    const { rows } = await transaction.execute<Row>(sql`
      select id, data from stripe_stand_in
      where id = ${id} and object = ${kind} and data->>'deleted' is null ${lock}`)
    return rows[0] && toStoredObject<Name>(rows[0])
  }

  return {
    find: <Name extends ObjectKind>(kind: Name, id: string) => findOne(kind, id, sql``),

    /** Locks the row until the transaction ends. */
    findLocked: <Name extends ObjectKind>(kind: Name, id: string) =>
      findOne(kind, id, sql`for update`),

    /** Finds an object of any kind, or the stub of a deleted one. */
    async findAny(id: string) {
      const { rows } = await transaction.execute<Row>(
        sql`select id, data from stripe_stand_in where id = ${id}`,
      )
      return rows[0] && toStoredObject(rows[0])
    },

    async insert<Name extends ObjectKind>(kind: Name, object: StoredObjects[Name]) {
      await transaction.execute(sql`
        insert into stripe_stand_in (id, object, data, created)
        values (${object.id}, ${kind}, ${JSON.stringify(object)}::jsonb, ${object.created})`)
      return object
    },

    async save<Name extends ObjectKind>(_kind: Name, object: StoredObjects[Name]) {
      await transaction.execute(sql`
        update stripe_stand_in set data = ${JSON.stringify(object)}::jsonb where id = ${object.id}`)
      return object
    },

    /** Replaces the object with the stub that Stripe returns for a deleted one. */
    async replaceWithDeleted(kind: ObjectKind, id: string) {
      const stub = { id, object: kind, deleted: true }
      await transaction.execute(
        sql`update stripe_stand_in set data = ${JSON.stringify(stub)}::jsonb where id = ${id}`,
      )
      return stub
    },

    /**
     * Replaces a string value with null in all stored objects and responses, for example an e-mail address in
     * invoices, payment methods, and past events. Stripe keeps some of these values for legal reasons; the
     * emulator need not.
     */
    async eraseValueEverywhere(value: string) {
      const quotedText = JSON.stringify(value)
      for (const [table, column] of [
        ['stripe_stand_in', 'data'],
        ['stripe_stand_in_answer', 'answer'],
      ])
        await transaction.execute(sql`
          update ${sql.raw(`${table} set ${column}`)} =
            replace(${sql.raw(`${column}`)}::text, ${quotedText}, 'null')::jsonb
          where strpos(${sql.raw(`${column}`)}::text, ${quotedText}) > 0`)
    },

    /** Returns at most `limit` objects that meet every condition, newest first by default. */
    async select<Name extends ObjectKind>(
      kind: Name,
      conditions: readonly SQL[],
      limit: number,
      order: 'newest-first' | 'oldest-first' = 'newest-first',
    ) {
      const direction = order === 'newest-first' ? sql`desc` : sql`asc`
      const where = sql.join(
        [sql`object = ${kind}`, sql`data->>'deleted' is null`, ...conditions],
        sql` and `,
      )
      const { rows } = await transaction.execute<Row>(
        sql`select id, data from stripe_stand_in where ${where} order by sequence ${direction} limit ${limit}`,
      )
      return rows.map((row) => toStoredObject<Name>(row))
    },
  }
}

/** Trusts the stored shape without parsing it, because only the emulator writes the table. */
const toStoredObject = <Name extends ObjectKind>({ data }: Row) => data as StoredObjects[Name]
