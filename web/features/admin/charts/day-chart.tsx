import type { PointerEvent } from 'react'
import { type ChartScale, toPercent } from './chart-scale'
import styles from './day-chart.module.css'
import { formatShortDay } from './format-day'
import { splitSegments } from './split-segments'

export type DayValue = {
  day: string
  /** null when there is nothing to average. */
  value: number | null
}

type Props = {
  kind: 'bars' | 'line'
  days: readonly DayValue[]
  scale: ChartScale
  /** Formats the values of the axis. */
  format: (value: number) => string
  /** What the chart shows, in one sentence. The values are in the table. */
  label: string
  /** The day under the pointer. */
  current: number | null
  onCurrentChange: (index: number | null) => void
}

/** With more days than this, bars touch each other and points are left out. */
const maxSpacedDays = 45

/** With more days than this, dates include the year, because a month can occur twice. */
const maxDaysWithoutYear = 300

/** One value per day: bars for sums, a line for averages. */
export function DayChart({ kind, days, scale, format, label, current, onCurrentChange }: Props) {
  function findDay({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * days.length)
    onCurrentChange(Math.min(days.length - 1, Math.max(0, index)))
  }
  const [first, last] = [days.at(0)?.day, days.at(-1)?.day]
  const hasYear = days.length > maxDaysWithoutYear
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <div className={styles.axis}>
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${toPercent(tick, scale)}%` }}>
            {format(tick)}
          </span>
        ))}
      </div>
      <div
        className={styles.plot}
        onPointerMove={findDay}
        onPointerDown={findDay}
        onPointerLeave={() => onCurrentChange(null)}
      >
        {scale.ticks.map((tick) => (
          <i
            key={tick}
            className={styles.gridLine}
            style={{ bottom: `${toPercent(tick, scale)}%` }}
          />
        ))}
        {kind === 'bars' ? (
          <Bars days={days} scale={scale} current={current} />
        ) : (
          <Line days={days} scale={scale} current={current} />
        )}
      </div>
      <div className={styles.dates}>
        <span>{first && formatShortDay(first, { hasYear })}</span>
        {days.length > 1 && <span>{last && formatShortDay(last, { hasYear })}</span>}
      </div>
    </div>
  )
}

type SeriesProps = Pick<Props, 'days' | 'scale' | 'current'>

function Bars({ days, scale, current }: SeriesProps) {
  const highest = Math.max(...days.map(({ value }) => value ?? 0))
  const emphasised = current ?? days.findIndex(({ value }) => value === highest && highest > 0)
  return (
    <div className={styles.bars} data-dense={days.length > maxSpacedDays || undefined}>
      {days.map(({ day, value }, index) => (
        <i
          key={day}
          data-current={index === emphasised || undefined}
          style={{ height: `${toPercent(value ?? 0, scale)}%` }}
        />
      ))}
    </div>
  )
}

function Line({ days, scale, current }: SeriesProps) {
  const toX = (index: number) => (100 * (index + 0.5)) / days.length
  const segments = splitSegments(days.map(({ value }) => value))
  const hasPoints = days.length <= maxSpacedDays
  // A segment of one point has no line, so the point itself is drawn.
  const points = segments.flatMap((segment) =>
    segment.filter(({ index }) => hasPoints || segment.length === 1 || index === current),
  )
  return (
    <>
      <svg
        className={styles.line}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {segments.map((segment) => (
          <polyline
            key={segment[0]?.index}
            vectorEffect="non-scaling-stroke"
            points={segment
              .map(({ index, value }) => `${toX(index)},${100 - toPercent(value, scale)}`)
              .join(' ')}
          />
        ))}
      </svg>
      {points.map(({ index, value }) => (
        <i
          key={index}
          className={styles.point}
          data-current={index === current || undefined}
          style={{ left: `${toX(index)}%`, bottom: `${toPercent(value, scale)}%` }}
        />
      ))}
    </>
  )
}
