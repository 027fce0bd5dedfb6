import type { AuditAction } from '../../../../domain/admin/audit-texts'
import type { Database } from '../../../platform/database/open-database'
import { auditLog } from '../../../platform/database/tables/audit-tables'

export type AuditEntry = {
  /** The administrator; null for the command line. */
  actorId: string | null
  action: AuditAction
  subject: { kind: 'user' | 'agent' | 'order' | 'call' | 'settings'; id: string }
  /**
   * What changed. Never include names, e-mail addresses or transcripts: entries are kept forever.
   */
  details?: Record<string, unknown>
}

/**
 * Records what an administrator did. Pass the transaction of the change, so that the change and its
 * entry are stored together or not at all.
 */
export async function recordAuditEntry(
  connection: Pick<Database, 'insert'>,
  { actorId, action, subject, details = {} }: AuditEntry,
): Promise<void> {
  await connection
    .insert(auditLog)
    .values({ actorId, action, subjectKind: subject.kind, subjectId: subject.id, details })
}
