import { useState } from 'react'
import type { AdminDashboard } from '../../../../contract/admin/dashboard'
import { toMinutes } from '../../../../domain/admin/statistics/daily-figures'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { Card } from '../../../ui/layout/card'
import { Collapsible } from '../../../ui/layout/collapsible'
import { createScale } from '../charts/chart-scale'
import { DayChart } from '../charts/day-chart'
import { formatLongDay } from '../charts/format-day'
import { DataTable } from '../list/data-table'
import styles from './dashboard.module.css'

const integerFormat = new Intl.NumberFormat('fr-FR')

/** A chart and a table of the minutes of each of the last days. */
export function MinutesPerDay({ days }: { days: AdminDashboard['minutesPerDay'] }) {
  const [hoveredIndex, setHoveredIndex] = useState<number | null>(null)
  const dayValues = days.map(({ day, durationSeconds }) => ({
    day,
    value: toMinutes(durationSeconds),
  }))
  const minutes = dayValues.map(({ value }) => value)
  const hoveredDay = hoveredIndex === null ? undefined : dayValues[hoveredIndex]
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>Minutes par jour</h2>
        <p className="muted small num">
          {hoveredDay
            ? `${formatLongDay(hoveredDay.day)}\u00a0: ${formatMinutes(hoveredDay.value)}`
            : `${days.length} derniers jours`}
        </p>
      </div>
      <DayChart
        kind="bars"
        days={dayValues}
        scale={createScale(minutes)}
        format={integerFormat.format}
        label={`Minutes consommées par jour, de ${integerFormat.format(Math.min(...minutes))} à ${integerFormat.format(Math.max(...minutes))}`}
        hoveredIndex={hoveredIndex}
        onHover={setHoveredIndex}
      />
      <Collapsible title="Tableau des minutes par jour">
        <DataTable
          caption="Minutes par jour"
          rows={dayValues}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', label: 'Jour', cell: ({ day }) => formatLongDay(day) },
            {
              key: 'minutes',
              label: 'Minutes',
              isEndAligned: true,
              cell: ({ value }) => <span className="num">{integerFormat.format(value)}</span>,
            },
          ]}
        />
      </Collapsible>
    </Card>
  )
}
