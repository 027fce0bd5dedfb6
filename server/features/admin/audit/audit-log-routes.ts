import { desc, eq, inArray } from 'drizzle-orm'
import type { AuditEntryView } from '../../../../contract/admin/audit-log'
import { type PagedList, pageSize } from '../../../../contract/admin/paged-list'
import type { AuditSubject } from '../../../../domain/admin/audit-texts'
import type { Database } from '../../../platform/database/open-database'
import { auditLog } from '../../../platform/database/tables/audit-tables'
import { user } from '../../../platform/database/tables/auth-tables'
import { administratorProcedures } from '../../../platform/http/api/administrator-procedures'

const procedures = administratorProcedures.auditLog

export const createAuditLogRoutes = (database: Database) =>
  procedures.router({
    list: procedures.list.handler(({ input }) => listEntries(database, input)),
  })

/** Returns a page of the audit log, newest first. */
async function listEntries(
  database: Database,
  { subject, page }: { subject: AuditSubject | 'all'; page: number },
): Promise<PagedList<AuditEntryView>> {
  const where = subject === 'all' ? undefined : eq(auditLog.subjectKind, subject)
  const [rows, total] = await Promise.all([
    database
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(auditLog, where),
  ])
  const names = await readNames(
    database,
    rows.flatMap(({ actorId }) => actorId ?? []),
  )
  return {
    items: rows.map(({ actorId, createdAt, ...row }) => ({
      ...row,
      actor: actorId === null ? null : { id: actorId, name: names.get(actorId) ?? actorId },
      createdAt: createdAt.toISOString(),
    })),
    total,
  }
}

/** Returns administrators' names by id; the e-mail address when the name is empty. */
async function readNames(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await database
    .select({ id: user.id, name: user.name, email: user.email })
    .from(user)
    .where(inArray(user.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name, email }) => [id, name || email]))
}
