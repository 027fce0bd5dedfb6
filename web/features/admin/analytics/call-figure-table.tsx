import type { AnalyticsCategory } from '../../../../contract/admin/analytics'
import { toMinutes } from '../../../../domain/admin/statistics/daily-figures'
import { categories } from '../../../../domain/categories'
import { Card } from '../../../ui/layout/card'
import styles from '../charts/chart-card.module.css'
import { CsvButton } from '../charts/csv-button'
import { DataTable } from '../list/data-table'
import { FigureBar } from './figure-bar'
import { formatInteger, formatPercent, formatRating } from './measures'

/** `name` is null for a category as a whole. */
type Row = AnalyticsCategory & { agentId?: string; name: string | null }

type Props = {
  title: string
  /** Heading of the first column. */
  label: string
  rows: readonly Row[]
  fileName: string
}

const describeCategory = (category: Row['category']) =>
  category === null ? 'Agent supprimé' : categories[category].label

/** Calls, minutes, ratings and scores of each category or agent, with a bar for the minutes. */
export function CallFigureTable({ title, label, rows, fileName }: Props) {
  const maxDurationSeconds = Math.max(1, ...rows.map(({ durationSeconds }) => durationSeconds))
  const hasNames = rows.some(({ name }) => name !== null)
  const formatRowName = (row: Row) => row.name ?? describeCategory(row.category)
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {rows.length > 0 && (
          <CsvButton
            subject={title}
            fileName={fileName}
            createRows={() => [
              [label, 'Catégorie', 'Appels', 'Minutes', 'Note moyenne', 'Avis', 'Score en %'],
              ...rows.map((row) => [
                formatRowName(row),
                describeCategory(row.category),
                row.calls,
                toMinutes(row.durationSeconds),
                row.averageRating,
                row.ratingCount,
                row.successScore,
              ]),
            ]}
          />
        )}
      </div>
      {rows.length === 0 ? (
        <p className="muted">Aucun appel ni avis pendant la période.</p>
      ) : (
        <DataTable
          caption={title}
          rows={rows}
          rowKey={(row) => row.agentId ?? row.category ?? 'deleted'}
          columns={[
            { key: 'name', label, cell: formatRowName },
            ...(hasNames
              ? [
                  {
                    key: 'category',
                    label: 'Catégorie',
                    cell: (row: Row) => describeCategory(row.category),
                  },
                ]
              : []),
            {
              key: 'calls',
              label: 'Appels',
              isEndAligned: true,
              cell: ({ calls }) => <span className="num">{formatInteger(calls)}</span>,
            },
            {
              key: 'minutes',
              label: 'Minutes',
              cell: ({ durationSeconds }) => (
                <FigureBar
                  lengthPercent={(100 * durationSeconds) / maxDurationSeconds}
                  text={formatInteger(toMinutes(durationSeconds))}
                />
              ),
            },
            {
              key: 'rating',
              label: 'Note moyenne',
              isEndAligned: true,
              cell: ({ averageRating }) => (
                <span className="num">{formatRating(averageRating)}</span>
              ),
            },
            {
              key: 'score',
              label: 'Score',
              isEndAligned: true,
              cell: ({ successScore }) => (
                <span className="num">{formatPercent(successScore)}</span>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}
