import type { PointerEvent } from 'react'
import { type ChartScale, toPercent } from './chart-scale'
import styles from './day-chart.module.css'
import { formatShortDay } from './format-day'

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
  /** What the chart shows, in one sentence, for screen readers. The parent component offers the values as a table. */
  label: string
  /** Index of the day under the pointer; null when there is none. */
  hoveredIndex: number | null
  onHover: (index: number | null) => void
}

/** With more days than this, bars touch each other, and only isolated and hovered points are drawn. */
const maxSpacedDays = 45

/** With more days than this, dates include the year: without it the first and the last may look the same. */
const maxDaysWithoutYear = 300

/** One value per day: bars for sums, a line for averages. */
export function DayChart({ kind, days, scale, format, label, hoveredIndex, onHover }: Props) {
  function reportHoveredDay({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * days.length)
    onHover(Math.min(days.length - 1, Math.max(0, index)))
  }
  const [firstDay, lastDay] = [days.at(0)?.day, days.at(-1)?.day]
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
        onPointerMove={reportHoveredDay}
        onPointerDown={reportHoveredDay}
        onPointerLeave={() => onHover(null)}
      >
        {scale.ticks.map((tick) => (
          <i
            key={tick}
            className={styles.gridLine}
            style={{ bottom: `${toPercent(tick, scale)}%` }}
          />
        ))}
        {kind === 'bars' ? (
          <Bars days={days} scale={scale} hoveredIndex={hoveredIndex} />
        ) : (
          <Line days={days} scale={scale} hoveredIndex={hoveredIndex} />
        )}
      </div>
      <div className={styles.dates}>
        <span>{firstDay && formatShortDay(firstDay, { hasYear })}</span>
        {days.length > 1 && <span>{lastDay && formatShortDay(lastDay, { hasYear })}</span>}
      </div>
    </div>
  )
}

type SeriesProps = Pick<Props, 'days' | 'scale' | 'hoveredIndex'>

function Bars({ days, scale, hoveredIndex }: SeriesProps) {
  const highest = Math.max(...days.map(({ value }) => value ?? 0))
  /** -1 when no value is above 0. */
  const highestIndex = days.findIndex(({ value }) => value === highest && highest > 0)
  const emphasisedIndex = hoveredIndex ?? highestIndex
  return (
    <div className={styles.bars} data-dense={days.length > maxSpacedDays || undefined}>
      {days.map(({ day, value }, index) => (
        <i
          key={day}
          data-current={index === emphasisedIndex || undefined}
          style={{ height: `${toPercent(value ?? 0, scale)}%` }}
        />
      ))}
    </div>
  )
}

function Line({ days, scale, hoveredIndex }: SeriesProps) {
  const toX = (index: number) => (100 * (index + 0.5)) / days.length
  const segments = splitSegments(days.map(({ value }) => value))
  const hasPoints = days.length <= maxSpacedDays
  // A segment of one point has no line, so its point is always drawn.
  const points = segments.flatMap((segment) =>
    segment.filter(({ index }) => hasPoints || segment.length === 1 || index === hoveredIndex),
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
          data-current={index === hoveredIndex || undefined}
          style={{ left: `${toX(index)}%`, bottom: `${toPercent(value, scale)}%` }}
        />
      ))}
    </>
  )
}

type ChartPoint = { index: number; value: number }

/** Splits a line at the days without a value: each segment is drawn on its own. */
export function splitSegments(values: readonly (number | null)[]): ChartPoint[][] {
  const segments: ChartPoint[][] = []
  let isInSegment = false
  for (const [index, value] of values.entries()) {
    if (value === null) isInSegment = false
    else if (isInSegment) segments.at(-1)?.push({ index, value })
    else {
      segments.push([{ index, value }])
      isInSegment = true
    }
  }
  return segments
}
