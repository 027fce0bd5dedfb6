import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/open-database'

/**
 * pg-boss writes text with $1, $2…; the transaction takes a template of the same. A number that
 * comes again must stay one parameter: PostgreSQL gives each a single type, by its first use.
 */
export const executeIn = (transaction: Transaction) => async (text: string, values: unknown[]) => {
  const order: string[] = []
  const chunks = text.split(/\$(\d+)/).map((part, index) => {
    if (index % 2 === 0) return sql.raw(part)
    const known = order.indexOf(part)
    if (known >= 0) return sql.raw(`$${known + 1}`)
    order.push(part)
    return sql`${sql.param(values[Number(part) - 1])}`
  })
  const { rows } = await transaction.execute(sql.join(chunks))
  return { rows }
}
