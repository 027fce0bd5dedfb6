import { and, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { consents } from '../../platform/database/tables/profile-tables'

type ConsentKind = 'terms' | 'call_memory' | 'sensitive_profile'

/** Takes the database or an open transaction. */
type Connection = Pick<NodePgDatabase, 'select' | 'insert'>

/** The last answer given; null before the first. */
async function readConsent(database: Connection, userId: string, kind: ConsentKind) {
  const [last] = await database
    .select({ isGranted: consents.isGranted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind)))
    .orderBy(desc(consents.id))
    .limit(1)
  return last?.isGranted ?? null
}

/** Adds an answer to the evidence; the earlier ones stay (RGPD, art. 7(1)). */
export async function storeConsent(
  database: Connection,
  userId: string,
  kind: ConsentKind,
  isGranted: boolean,
) {
  await database.insert(consents).values({ userId, kind, isGranted })
}

/** Before the first call and on each page: may transcript, summary and memory be kept? (03) */
export const readCallMemoryConsent = (database: Connection, userId: string) =>
  readConsent(database, userId, 'call_memory')

/** May what article 9 of the RGPD protects stand in the profile? (05) */
export const readSensitiveConsent = (database: Connection, userId: string) =>
  readConsent(database, userId, 'sensitive_profile')
