import { and, asc, gt, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { newsletterSubscriptions } from '../../../platform/database/tables/newsletter-tables'

export type OperationsRepository = ReturnType<typeof createOperationsRepository>

/** Few enough that no statement takes long on the embedded database. */
const addressesPerStatement = 2_000

/** Reads the data of the administration page on retention and the newsletter. */
export const createOperationsRepository = (database: Database) => ({
  /** Returns the last completed run of each retention rule that has run. */
  async listRetentionRuns() {
    const { rows } = await database.execute<{ job: string; ranAt: string; deleted: number }>(sql`
      select timer as job, to_json(ran_at) #>> '{}' as "ranAt", deleted from retention_runs`)
    return rows.map(({ job, ranAt, deleted }) => ({ job, ranAt: new Date(ranAt), deleted }))
  },

  countNewsletterSubscriptions: () =>
    database.$count(newsletterSubscriptions, isNotNull(newsletterSubscriptions.confirmedAt)),

  transaction: <Result>(action: (transaction: Transaction) => Promise<Result>) =>
    database.transaction(action),

  /** Returns the confirmed addresses in alphabetical order, with the time of their confirmation. */
  async listNewsletterAddresses(transaction: Transaction) {
    const { email, confirmedAt } = newsletterSubscriptions
    const addresses: { email: string; confirmedAt: Date }[] = []
    for (let lastEmail = ''; ; ) {
      const rows = await transaction
        .select({ email, confirmedAt: sql<Date>`${confirmedAt}`.mapWith(confirmedAt) })
        .from(newsletterSubscriptions)
        .where(and(isNotNull(confirmedAt), gt(email, lastEmail)))
        .orderBy(asc(email))
        .limit(addressesPerStatement)
      addresses.push(...rows)
      if (rows.length < addressesPerStatement) return addresses
      lastEmail = rows.at(-1)?.email ?? ''
    }
  },
})
