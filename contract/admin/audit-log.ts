import { z } from 'zod'
import { auditSubjects } from '../../domain/admin/audit-texts'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'
import { pagedList, pageNumber } from './paged-list'

const entry = z.object({
  id: z.number().int(),
  /** For instance 'user.role-changed'; the page shows a French text for it. */
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** null for the command line, and once the administrator's account has been erased. */
  actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
})

export type AuditEntryView = z.infer<typeof entry>

export const adminAuditLogContract = {
  list: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'FORBIDDEN', 'INPUT_INVALID', 'DATABASE_FAILED'))
    .route({
      method: 'GET',
      path: '/admin/journal',
      summary: 'Ce que les administrateurs ont changé, le plus récent d’abord',
    })
    .input(
      z.object({ subject: z.enum(['all', ...auditSubjects]).default('all'), page: pageNumber }),
    )
    .output(pagedList(entry)),
}
