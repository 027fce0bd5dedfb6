import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FormFields } from '../form-fields'
import type { Kind, StoredObjects } from '../objects/stored-objects'
import { withoutUnseen } from '../objects/without-unseen'
import type { Books } from '../state/books'
import { invalidParameter, noSuch } from '../stripe-failure'
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

/** Objects whose field of this name has the value asked for. */
export const equalTo = (field: string) =>
  text()
    .transform((value): SQL | undefined => sql`data->>${field} = ${value}`)
    .optional()

type Listing = { path: string; kind: Kind; filters?: Filters }

/** `GET /v1/…`: newest first, a page at a time, by what the filters name. */
export const listOperation = ({ path, kind, filters = {} }: Listing): Operation => ({
  method: 'GET',
  path,
  run: ({ books, fields }) => listPage(books, fields, { path, kind, filters }),
})

export async function listPage(
  { store }: Books,
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
  for (const [bound, id] of [
    ['starting_after', after],
    ['ending_before', before],
  ] as const) {
    if (id === undefined) continue
    if (!(await store.find(kind, id))) throw noSuch(kind, id, bound)
    const sequence = sql`(select sequence from stripe_stand_in where id = ${id})`
    conditions.push(after ? sql`sequence < ${sequence}` : sql`sequence > ${sequence}`)
  }
  const found = await store.select(kind, [...conditions, ...rangeOf(created)], limit + 1)
  return {
    object: 'list' as const,
    url: `/v1/${path}`,
    has_more: found.length > limit,
    data: found.slice(0, limit).map(withoutUnseen),
  }
}

const operators = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` }

const rangeOf = (created: z.output<typeof range> | undefined) =>
  (['gt', 'gte', 'lt', 'lte'] as const).flatMap((name) => {
    const bound = created && name in created ? created[name as 'gte' | 'lte'] : undefined
    return bound === undefined ? [] : [sql`created ${operators[name]} ${bound}`]
  })

/** `GET /v1/…/:id`: one object, or what is left of a deleted one. */
export const retrieveOperation = (path: string, kind: Kind): Operation => ({
  method: 'GET',
  path: `${path}/:id`,
  async run({ books, id, fields }) {
    readInput(fields, {})
    const found = await books.store.findAny(id)
    if (found?.object !== kind) throw noSuch(kind, id)
    return found
  },
})

/** What must exist for a request to make sense, kept from others until it is done. */
export async function findOrRefuse<Name extends Kind>(
  { store }: Books,
  kind: Name,
  id: string,
  param = 'id',
): Promise<StoredObjects[Name]> {
  const found = await store.findLocked(kind, id)
  if (!found) throw noSuch(kind, id, param)
  return found
}
