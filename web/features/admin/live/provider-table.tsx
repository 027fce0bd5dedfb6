import type { LiveProvider } from '../../../../contract/admin/live'
import { labelProvider, labelRequest } from '../../../../domain/admin/live-labels'
import { StatusBadge } from '../../../ui/layout/status-badge'
import { type Column, DataTable } from '../list/data-table'
import { LiveTable } from './live-table'

const integerFormat = new Intl.NumberFormat('fr-FR')

const createLatencyColumn = (
  key: 'p50Ms' | 'p95Ms' | 'p99Ms',
  label: string,
): Column<LiveProvider> => ({
  key,
  label,
  isEndAligned: true,
  cell: ({ latency }) =>
    latency ? (
      <span className="num">{integerFormat.format(latency[key])}&nbsp;ms</span>
    ) : (
      <span className="faint">Aucune</span>
    ),
})

const columns: readonly Column<LiveProvider>[] = [
  {
    key: 'model',
    label: 'Fournisseur',
    cell: ({ model, request }) => (
      <>
        {labelProvider(model)}{' '}
        {request && <span className="muted small">{labelRequest(request)}</span>}
      </>
    ),
  },
  {
    key: 'answers',
    label: 'Réponses',
    isEndAligned: true,
    cell: ({ answers }) => <span className="num">{integerFormat.format(answers)}</span>,
  },
  createLatencyColumn('p50Ms', 'Médiane'),
  createLatencyColumn('p95Ms', '95\u00a0% en moins de'),
  createLatencyColumn('p99Ms', '99\u00a0% en moins de'),
  {
    key: 'failures',
    label: 'Échecs',
    isEndAligned: true,
    cell: ({ failures }) =>
      failures > 0 ? (
        <StatusBadge tone="bad">{integerFormat.format(failures)}</StatusBadge>
      ) : (
        <span className="num">0</span>
      ),
  },
]

/** The last hour, by kind of request and model: answers, their time to the first byte, and the model's failures. */
export const ProviderTable = ({ providers }: { providers: readonly LiveProvider[] }) => (
  <LiveTable
    title="Temps de réponse des fournisseurs"
    emptyText="Aucun fournisseur n’a répondu depuis une heure."
    isEmpty={providers.length === 0}
  >
    <DataTable
      caption="Temps jusqu’au premier octet de la réponse, par fournisseur"
      columns={columns}
      rows={providers}
      rowKey={({ model, request }) => `${model} ${request}`}
    />
  </LiveTable>
)
