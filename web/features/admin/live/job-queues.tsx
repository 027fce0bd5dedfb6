import type { LiveJobQueue } from '../../../../contract/admin/live'
import { jobLabels } from '../../../../domain/admin/live-labels'
import { formatDuration } from '../../../../domain/formatting/duration'
import { StatusBadge } from '../../../ui/layout/status-badge'
import { type Column, DataTable } from '../list/data-table'
import { LiveTable } from './live-table'

const createCountColumn = (
  key: 'waiting' | 'running' | 'planned',
  label: string,
): Column<LiveJobQueue> => ({
  key,
  label,
  isEndAligned: true,
  cell: (row) => <span className="num">{row[key].toLocaleString('fr-FR')}</span>,
})

const columns: readonly Column<LiveJobQueue>[] = [
  { key: 'queue', label: 'Tâche', cell: ({ queue }) => jobLabels[queue] ?? queue },
  createCountColumn('waiting', 'En attente'),
  createCountColumn('running', 'En cours'),
  createCountColumn('planned', 'Pour plus tard'),
  {
    key: 'failed',
    label: 'Échouées',
    isEndAligned: true,
    cell: ({ failed }) =>
      failed > 0 ? (
        <StatusBadge tone="bad">{failed.toLocaleString('fr-FR')}</StatusBadge>
      ) : (
        <span className="num">0</span>
      ),
  },
  {
    key: 'oldest',
    label: 'La plus ancienne attend depuis',
    isEndAligned: true,
    cell: ({ waiting, oldestDueSeconds }) =>
      waiting > 0 ? (
        <span className="num">{formatDuration(Math.round(oldestDueSeconds))}</span>
      ) : (
        <span className="faint">Aucune</span>
      ),
  },
]

/**
 * For each queue of background jobs: how many wait, run, are planned for later or have failed, and how long the oldest
 * has waited.
 */
export const JobQueues = ({ queues }: { queues: readonly LiveJobQueue[] }) => (
  <LiveTable
    title="Tâches de fond"
    emptyText="Aucune tâche n’attend."
    isEmpty={queues.length === 0}
  >
    <DataTable
      caption="Tâches de fond de tous les processus, par sorte"
      columns={columns}
      rows={queues}
      rowKey={({ queue }) => queue}
    />
  </LiveTable>
)
