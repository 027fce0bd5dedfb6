import type { LoggedError } from '../../../../contract/admin/live'
import { errorLabels } from '../../../../domain/admin/live-labels'
import { formatLocalMoment } from '../../../ui/local-time'
import { type Column, DataTable } from '../list/data-table'
import { LiveTable } from './live-table'

const columns: readonly Column<LoggedError>[] = [
  {
    key: 'line',
    label: 'Erreur',
    cell: ({ line }) => (
      <>
        {errorLabels[line] ?? 'Autre erreur'} <code className="muted small">{line}</code>
      </>
    ),
  },
  {
    key: 'count',
    label: 'Nombre',
    isEndAligned: true,
    cell: ({ count }) => <span className="num">{count.toLocaleString('fr-FR')}</span>,
  },
  {
    key: 'last',
    label: 'Dernière',
    isEndAligned: true,
    cell: ({ lastAt }) => <time dateTime={lastAt}>{formatLocalMoment(lastAt)}</time>,
  },
]

/** The errors logged in the last hour, by log message, so that the operator can find them in the log. */
export const LoggedErrors = ({ errors }: { errors: readonly LoggedError[] }) => (
  <LiveTable
    title="Erreurs de la dernière heure"
    emptyText="Aucune erreur dans le journal du serveur depuis une heure."
    isEmpty={errors.length === 0}
  >
    <DataTable
      caption="Erreurs du journal du serveur, les plus fréquentes d’abord"
      columns={columns}
      rows={errors}
      rowKey={({ line }) => line}
    />
  </LiveTable>
)
