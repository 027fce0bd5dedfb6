import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FormFields } from '../form-fields'
import { toApiObject } from '../objects/checkout-session'
import type { ObjectKind, StoredObjects } from '../state/stored-objects'
import type { TransactionContext } from '../state/transaction-context'
import { invalidParameter, resourceMissing } from '../stripe-api-error'
import type { Operation } from './operation'
import { integer, readInput, text } from './read-input'

const range = z.union([
  integer().transform((at) => ({ gte: at, lte: at })),
  z.strictObject({
    gt: integer().optional(),
    gte: integer().optional(),
    lt: integer().optional(),
    lte: integer().optional(),
  }),
])

const pagination = {
  limit: integer().optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
  created: range.optional(),
}

type Filters = Record<string, z.ZodType<SQL | undefined>>

/** Returns a filter that selects objects whose field equals the value of the parameter. */
export const equalTo = (field: string) =>
  text()
    .transform((value): SQL | undefined => sql`data->>${field} = ${value}`)
    .optional()

type Listing = { path: string; kind: ObjectKind; filters?: Filters }

/** Returns the operation that lists objects, newest first, with cursor pagination and filters. */
export const createListOperation = ({ path, kind, filters = {} }: Listing): Operation => ({
  method: 'GET',
  path,
  run: ({ context, fields }) => listPage(context, fields, { path, kind, filters }),
})

export async function listPage(
  { store }: TransactionContext,
  fields: FormFields,
  { path, kind, filters = {} }: Listing,
) {
  const input = readInput(fields, { ...pagination, ...filters })
  const { limit = 10, starting_after: after, ending_before: before, created } = input
  if (limit < 1 || limit > 100) throw invalidParameter('limit', 'must be between 1 and 100')
  const conditions = Object.keys(filters).flatMap((name) => {
    const condition = (input as Record<string, SQL | undefined>)[name]
    return condition ? [condition] : []
  })
  if (after !== undefined && before !== undefined)
    throw invalidParameter('ending_before', 'cannot be combined with starting_after')
  for (const [parameter, id, operator] of [
    ['starting_after', after, sql`<`],
    ['ending_before', before, sql`>`],
  ] as const) {
    if (id === undefined) continue
    if (!(await store.find(kind, id))) throw resourceMissing(kind, id, parameter)
    conditions.push(
      sql`sequence ${operator} (select sequence from stripe_stand_in where id = ${id})`,
    )
  }
  // With ending_before, the page consists of the oldest objects that are newer than the cursor. They
  // are selected oldest first, and listed newest first as on every page.
  const order = before === undefined ? 'newest-first' : 'oldest-first'
  const objects = await store.select(
    kind,
    [...conditions, ...toCreatedConditions(created)],
    limit + 1,
    order,
  )
  const page = objects.slice(0, limit).map(toApiObject)
  return {
    object: 'list' as const,
    url: `/v1/${path}`,
    has_more: objects.length > limit,
    data: order === 'newest-first' ? page : page.reverse(),
  }
}

const operators = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` }

const toCreatedConditions = (created: z.output<typeof range> | undefined) =>
  (['gt', 'gte', 'lt', 'lte'] as const).flatMap((name) => {
    const bound = created && name in created ? created[name as 'gte' | 'lte'] : undefined
    return bound === undefined ? [] : [sql`created ${operators[name]} ${bound}`]
  })

/** Returns the operation that retrieves one object, or the stub of a deleted one. */
export const createRetrieveOperation = (path: string, kind: ObjectKind): Operation => ({
  method: 'GET',
  path: `${path}/:id`,
  async run({ context, id, fields }) {
    readInput(fields, {})
    const object = await context.store.findAny(id)
    if (object?.object !== kind) throw resourceMissing(kind, id)
    return object
  },
})

/**
 * Returns an object locked until the transaction ends; throws resource_missing when it does not
 * exist.
 */
export async function findOrThrow<Name extends ObjectKind>(
  { store }: TransactionContext,
  kind: Name,
  id: string,
  param = 'id',
): Promise<StoredObjects[Name]> {
  const object = await store.findLocked(kind, id)
  if (!object) throw resourceMissing(kind, id, param)
  return object
}
