import { sql } from 'drizzle-orm'
import type { AccountExport } from '../../../../contract/account/account'
import type { Database } from '../../../platform/database/open-database'
import { findMailRecipient } from '../../../users/find-mail-recipient'
import { personalDataTables } from './personal-data'

/**
 * Returns everything that is stored about a user except `omittedColumns`, read from one snapshot,
 * with the reason for storing each part (GDPR, art. 15 and 20); undefined when there is no such
 * account.
 */
export async function exportAccount(
  database: Database,
  userId: string,
  now: Date,
): Promise<AccountExport | undefined> {
  return database.transaction(
    async (transaction) => {
      const recipient = await findMailRecipient(transaction, userId)
      if (!recipient) return undefined
      const owner = { id: userId, email: recipient.email }
      const parts: AccountExport['parts'] = []
      for (const {
        table,
        title,
        reason,
        isPortable,
        createOwnerCondition,
        omittedColumns = [],
      } of personalDataTables) {
        const { rows } = await transaction.execute<{ entry: Record<string, unknown> }>(sql`
          select to_jsonb(entry) - ${sql.param([...omittedColumns])}::text[] as entry
          from ${sql.identifier(table)} entry where ${createOwnerCondition(owner)}
          order by to_jsonb(entry)->>'created_at', (to_jsonb(entry)->>'position')::int,
            to_jsonb(entry)::text`)
        parts.push({ table, title, reason, isPortable, rows: rows.map(({ entry }) => entry) })
      }
      return { createdAt: now.toISOString(), email: owner.email, parts }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
