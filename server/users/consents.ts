import { and, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { consents } from '../platform/database/tables/profile-tables'

type ConsentKind = 'terms' | 'call_memory' | 'sensitive_profile'

/** The database or an open transaction. */
type Connection = Pick<NodePgDatabase, 'select' | 'insert'>

/** Returns the user's last answer about this kind of consent; null before the first. */
async function readConsent(database: Connection, userId: string, kind: ConsentKind) {
  const [lastAnswer] = await database
    .select({ isGranted: consents.isGranted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind)))
    .orderBy(desc(consents.id))
    .limit(1)
  return lastAnswer?.isGranted ?? null
}

/**
 * Records an answer. Earlier answers are never changed, because they are the evidence of what the
 * user consented to (GDPR, art. 7(1)).
 */
export async function storeConsent(
  database: Connection,
  answer: { userId: string; kind: ConsentKind; isGranted: boolean },
) {
  await database.insert(consents).values(answer)
}

/** Whether the transcripts, summaries and memories of calls may be stored; null before any answer. */
export const readCallMemoryConsent = (database: Connection, userId: string) =>
  readConsent(database, userId, 'call_memory')

/** Whether the profile may contain sensitive data (GDPR, art. 9); null before any answer. */
export const readSensitiveConsent = (database: Connection, userId: string) =>
  readConsent(database, userId, 'sensitive_profile')
