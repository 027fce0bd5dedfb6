import type { AdminRetentionRule } from '../../../../contract/admin/operations'
import { formatLocalMoment } from '../../../ui/local-time'
import { DataTable } from '../list/data-table'
import { retentionLabels } from './retention-labels'

const integerFormat = new Intl.NumberFormat('fr-FR')

const LocalTime = ({ time }: { time: string }) => (
  <time dateTime={time}>{formatLocalMoment(time)}</time>
)

/** For each retention rule: its period, its last run and its next run. */
export const RetentionTable = ({ rules }: { rules: readonly AdminRetentionRule[] }) => (
  <section className="stack stack--fill">
    <h2>Conservation</h2>
    <DataTable
      caption="Durées de conservation"
      rows={rules}
      rowKey={({ name }) => name}
      columns={[
        { key: 'data', label: 'Données', cell: ({ name }) => retentionLabels[name].data },
        { key: 'period', label: 'Durée', cell: ({ name }) => retentionLabels[name].period },
        {
          key: 'last',
          label: 'Dernier passage',
          cell: ({ lastRun }) => (lastRun ? <LocalTime time={lastRun.ranAt} /> : 'Pas encore'),
        },
        {
          key: 'deleted',
          label: 'Supprimées alors',
          isEndAligned: true,
          cell: ({ lastRun }) => (
            <span className="num">{lastRun ? integerFormat.format(lastRun.deletedRows) : '–'}</span>
          ),
        },
        {
          key: 'next',
          label: 'Prochain passage',
          cell: ({ nextRunAt }) => <LocalTime time={nextRunAt} />,
        },
      ]}
    />
  </section>
)
