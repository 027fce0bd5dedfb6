import type { Analytics } from '../../../../contract/admin/analytics'
import { messages } from '../../../../domain/messages'
import { Button } from '../../../ui/buttons/button'
import { ChartCard } from '../charts/chart-card'
import { createScale } from '../charts/chart-scale'
import { FilterLinks } from '../list/filter-links'
import { QueryResult } from '../list/query-result'
import styles from './analytics.module.css'
import { useAnalytics, useRebuildFigures } from './analytics-query'
import { CallFigureTable } from './call-figure-table'
import { Funnel } from './funnel'
import { type Measure, measures } from './measures'
import { PeriodForm } from './period-form'
import { usePeriod } from './use-period'

/** Figures of a period: per day, as a funnel, by category and by agent. */
export function AnalyticsSection() {
  const { period, presets, showRange } = usePeriod()
  const query = useAnalytics(period)
  const { data } = query
  return (
    <>
      <h1>Analytics</h1>
      <div className={styles.filters}>
        <FilterLinks label="Choisir la période" filters={presets} />
        {data && <PeriodForm key={`${data.from} ${data.to}`} range={data} onChoose={showRange} />}
      </div>
      <QueryResult query={query} failure={messages.STATISTICS_NOT_LOADED}>
        {(analytics) => <Figures analytics={analytics} isStale={query.isPlaceholderData} />}
      </QueryResult>
      <RebuildFigures />
    </>
  )
}

function Figures({ analytics, isStale }: { analytics: Analytics; isStale: boolean }) {
  const { from, to, days, total, funnel, categories, agents } = analytics
  const createFileName = (name: string) => `${name}-${from}-${to}`
  const createChart = ({ key, read, scale, ...measure }: Measure) => {
    const dayValues = days.map((figures) => ({ day: figures.day, value: read(figures) }))
    return (
      <ChartCard
        key={key}
        {...measure}
        days={dayValues}
        scale={scale ?? createScale(dayValues.map(({ value }) => value ?? 0))}
        total={read(total)}
        fileName={createFileName(key)}
      />
    )
  }
  return (
    <div className={styles.figures} aria-busy={isStale}>
      <div className={styles.charts}>{measures.map(createChart)}</div>
      <Funnel funnel={funnel} fileName={createFileName('parcours')} />
      <CallFigureTable
        title="Par catégorie"
        label="Catégorie"
        rows={categories.map((category) => ({ ...category, name: null }))}
        fileName={createFileName('categories')}
      />
      <CallFigureTable
        title="Par agent"
        label="Agent"
        rows={agents.map((agent) => ({ ...agent, name: agent.agentName }))}
        fileName={createFileName('agents')}
      />
    </div>
  )
}

function RebuildFigures() {
  const rebuild = useRebuildFigures()
  return (
    <div className={styles.rebuild}>
      <p className="muted small">
        Les jours passés sont comptés chaque heure, aujourd’hui à chaque visite. Après une
        correction d’anciennes données dans la base, faites recompter tout l’historique.
      </p>
      <Button size="s" isBusy={rebuild.isPending} onClick={() => rebuild.mutate()}>
        Recompter l’historique
      </Button>
    </div>
  )
}
