import type { Analytics } from '../../../../contract/admin/analytics'
import { Card } from '../../../ui/layout/card'
import styles from '../charts/chart-card.module.css'
import { CsvButton } from '../charts/csv-button'
import { DataTable } from '../list/data-table'
import { FigureBar } from './figure-bar'
import { formatInteger, formatPercent } from './measures'

type Props = { funnel: Analytics['funnel']; fileName: string }

/** For each step, how many of the addresses that registered in the period have reached it. */
export function Funnel({ funnel, fileName }: Props) {
  const steps = [
    { key: 'sign-up', label: 'Inscription', count: funnel.signUps },
    { key: 'confirmed', label: 'Adresse confirmée', count: funnel.confirmed },
    { key: 'called', label: 'Premier appel', count: funnel.called },
    { key: 'purchased', label: 'Premier achat', count: funnel.purchased },
  ].map((step) => ({
    ...step,
    percent: funnel.signUps > 0 ? Math.round((100 * step.count) / funnel.signUps) : null,
  }))
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>De l’inscription au premier achat</h2>
        <CsvButton
          subject="De l’inscription au premier achat"
          fileName={fileName}
          createRows={() => [
            ['Étape', 'Adresses', 'Part en %'],
            ...steps.map(({ label, count, percent }) => [label, count, percent]),
          ]}
        />
      </div>
      <DataTable
        caption="De l’inscription au premier achat"
        rows={steps}
        rowKey={({ key }) => key}
        columns={[
          { key: 'step', label: 'Étape', cell: ({ label }) => label },
          {
            key: 'count',
            label: 'Adresses',
            isEndAligned: true,
            cell: ({ count }) => <span className="num">{formatInteger(count)}</span>,
          },
          {
            key: 'share',
            label: 'Part des inscriptions',
            cell: ({ percent }) => (
              <FigureBar lengthPercent={percent ?? 0} text={formatPercent(percent)} />
            ),
          },
        ]}
      />
      <p className="muted small">
        Adresses inscrites pendant la période, et ce qu’elles ont fait depuis, même après elle. Les
        comptes effacés restent comptés.
      </p>
    </Card>
  )
}
