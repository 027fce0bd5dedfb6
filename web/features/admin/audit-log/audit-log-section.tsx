import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AuditEntryView } from '../../../../contract/admin/audit-log'
import { adminUserPath } from '../../../../contract/paths'
import {
  auditSubjectLabels,
  auditSubjects,
  describeAuditAction,
  describeAuditSubject,
  readAuditReason,
} from '../../../../domain/admin/audit-texts'
import { messages } from '../../../../domain/messages'
import { loadApi } from '../../../api/load-api'
import { formatLocalMoment } from '../../../ui/local-time'
import { type Column, DataTable } from '../list/data-table'
import { FilterLinks } from '../list/filter-links'
import { Pagination } from '../list/pagination'
import { QueryResult } from '../list/query-result'
import { useListUrl } from '../list/use-list-url'
import { UserTabs } from '../users/user-tabs'
import styles from './audit-log.module.css'

const subjects = ['all', ...auditSubjects] as const

const columns: readonly Column<AuditEntryView>[] = [
  {
    key: 'action',
    label: 'Ce qui a changé',
    cell: ({ action, details }) => {
      const reason = readAuditReason(details)
      return (
        <div className={styles.change}>
          {describeAuditAction(action, details)}
          {reason && <span className="muted small">Motif{`\u00a0: ${reason}`}</span>}
        </div>
      )
    },
  },
  { key: 'subject', label: 'Sur', cell: (entry) => <SubjectLink entry={entry} /> },
  {
    key: 'actor',
    label: 'Par',
    cell: ({ actor }) =>
      actor ? (
        <Link className="link" to={adminUserPath(actor.id)}>
          {actor.name}
        </Link>
      ) : (
        <span className="faint">Ligne de commande ou compte effacé</span>
      ),
  },
  {
    key: 'date',
    label: 'Date',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatLocalMoment(createdAt)}</time>,
  },
]

/** What administrators changed or exported, newest first. Entries cannot be removed. */
export function AuditLogSection() {
  const { page, readChoice, createLink, linkToPage } = useListUrl()
  const subject = readChoice('sujet', subjects)
  const query = useQuery({
    queryKey: ['admin', 'audit-log', { subject, page }],
    queryFn: async () => (await loadApi()).admin.auditLog.list({ subject, page }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <h1>Journal</h1>
      <UserTabs />
      <section className="stack stack--fill">
        <h2 className="visually-hidden">Décisions</h2>
        <FilterLinks
          label="Filtrer le journal"
          filters={subjects.map((key) => ({
            key,
            label: key === 'all' ? 'Tout' : auditSubjectLabels[key],
            to: createLink({ sujet: key === 'all' ? null : key }),
            isCurrent: key === subject,
          }))}
        />
        <QueryResult
          query={query}
          failure={messages.JOURNAL_NOT_LOADED}
          isEmpty={({ items }) => items.length === 0}
          emptyText="Rien n’a encore été changé."
        >
          {({ items, total }) => (
            <>
              <DataTable
                caption="Ce que les administrateurs ont changé, le plus récent d’abord"
                columns={columns}
                rows={items}
                rowKey={({ id }) => String(id)}
                isStale={query.isPlaceholderData}
              />
              <Pagination page={page} total={total} linkToPage={linkToPage} />
            </>
          )}
        </QueryResult>
      </section>
    </>
  )
}

/** The subject of an entry, with a link to the account's page if the subject is an account. */
function SubjectLink({ entry: { subjectKind, subjectId } }: { entry: AuditEntryView }) {
  const text = describeAuditSubject(subjectKind, subjectId)
  return subjectKind === 'user' ? (
    <Link className="link" to={adminUserPath(subjectId)}>
      {text}
    </Link>
  ) : (
    text
  )
}
