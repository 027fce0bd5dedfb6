import { useState } from 'react'
import { Button } from '../../../ui/buttons/button'
import { Icon } from '../../../ui/icons/icon'
import { Card } from '../../../ui/layout/card'
import { DataTable } from '../list/data-table'
import styles from './chart-card.module.css'
import type { ChartScale } from './chart-scale'
import { CsvButton } from './csv-button'
import { DayChart, type DayValue } from './day-chart'
import { formatLongDay } from './format-day'

type Props = {
  title: string
  /** Explains the figure; shown below the chart. */
  meaning: string
  kind: 'bars' | 'line'
  days: readonly DayValue[]
  scale: ChartScale
  format: (value: number) => string
  /** Formats the values of the axis; `format` by default. */
  formatTick?: (value: number) => string
  /** The figure over the whole period; null when there is none. */
  total: number | null
  /** Without the extension, for instance "appels-2026-11-01-2026-11-30". */
  fileName: string
}

const noValue = '–'

/**
 * A chart that can be switched to a table and saved as CSV. Above it is the total, or the value of the day under
 * the pointer.
 */
export function ChartCard({
  title,
  meaning,
  kind,
  days,
  scale,
  format,
  formatTick = format,
  total,
  fileName,
}: Props) {
  const [isTableShown, setTableShown] = useState(false)
  const [hoveredIndex, setHoveredIndex] = useState<number | null>(null)
  const formatValue = (value: number | null) => (value === null ? noValue : format(value))
  const hoveredDay = hoveredIndex === null ? undefined : days[hoveredIndex]
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <div className={styles.actions}>
          <Button
            size="s"
            kind="ghost"
            aria-pressed={isTableShown}
            aria-label={`Tableau, ${title}`}
            onClick={() => setTableShown(!isTableShown)}
          >
            <Icon name={isTableShown ? 'chart' : 'grid'} size="s" />
            Tableau
          </Button>
          <CsvButton
            subject={title}
            fileName={fileName}
            createRows={() => [['Jour', title], ...days.map(({ day, value }) => [day, value])]}
          />
        </div>
      </div>
      <p className={styles.total}>
        <span className={styles.figure}>{formatValue(hoveredDay ? hoveredDay.value : total)}</span>{' '}
        <span className="muted small">
          {hoveredDay ? formatLongDay(hoveredDay.day) : 'sur la période'}
        </span>
      </p>
      {isTableShown ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
        <section className={styles.table} aria-label={`${title} par jour`} tabIndex={0}>
          <DataTable
            caption={`${title} par jour`}
            rows={days}
            rowKey={({ day }) => day}
            columns={[
              { key: 'day', label: 'Jour', cell: ({ day }) => formatLongDay(day) },
              {
                key: 'value',
                label: title,
                isEndAligned: true,
                cell: ({ value }) => <span className="num">{formatValue(value)}</span>,
              },
            ]}
          />
        </section>
      ) : (
        <DayChart
          kind={kind}
          days={days}
          scale={scale}
          format={formatTick}
          label={describeChart(title, days, formatValue)}
          hoveredIndex={hoveredIndex}
          onHover={setHoveredIndex}
        />
      )}
      <p className="muted small">{meaning}</p>
    </Card>
  )
}

/** Says what the chart shows, with its lowest and highest value. */
function describeChart(
  title: string,
  days: readonly DayValue[],
  format: (value: number | null) => string,
) {
  const values = days.flatMap(({ value }) => (value === null ? [] : [value]))
  if (values.length === 0) return `${title} par jour\u00a0: aucune donnée`
  return `${title} par jour\u00a0: de ${format(Math.min(...values))} à ${format(Math.max(...values))}`
}
