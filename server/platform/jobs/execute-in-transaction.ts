import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/open-database'

/**
 * Lets pg-boss run its statements in an open transaction: converts the text of a statement, which
 * contains $1, $2…, to a Drizzle template. A parameter that occurs several times must stay one
 * parameter, because PostgreSQL infers its type from its first occurrence.
 */
export const executeInTransaction =
  (transaction: Transaction) => async (text: string, values: unknown[]) => {
    const usedNumbers: string[] = []
    // Because of the group in the pattern, the parts alternate between text and parameter numbers.
    const chunks = text.split(/\$(\d+)/).map((part, index) => {
      if (index % 2 === 0) return sql.raw(part)
      const firstIndex = usedNumbers.indexOf(part)
      if (firstIndex >= 0) return sql.raw(`$${firstIndex + 1}`)
      usedNumbers.push(part)
      return sql`${sql.param(values[Number(part) - 1])}`
    })
    const { rows } = await transaction.execute(sql.join(chunks))
    return { rows }
  }
