import type { AdminDashboard } from '../../../../contract/admin/dashboard'
import { type Comparison, computeGrowthPercent } from '../../../../domain/admin/statistics/growth'
import { comparedDays } from '../../../../domain/admin/statistics/periods'
import { formatEuros } from '../../../../domain/formatting/euros'
import { Icon, type IconName } from '../../../ui/icons/icon'
import cards from '../../../ui/layout/card.module.css'
import styles from './dashboard.module.css'

const integerFormat = new Intl.NumberFormat('fr-FR')
const oneDecimalFormat = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** The four figures of the dashboard, each with what it means and, except for the rating, its growth. */
export function Statistics({
  dashboard: { users, revenue, minutes, rating },
}: {
  dashboard: AdminDashboard
}) {
  const refundNote =
    revenue.returnedCents > 0
      ? `\u00a0; ${formatEuros(revenue.returnedCents)} remboursés ou contestés n’en sont pas déduits`
      : ''
  return (
    <>
      <dl className={styles.statistics}>
        <Statistic
          icon="user"
          label="Utilisateurs"
          value={integerFormat.format(users.total)}
          growth={users.growth}
          meaning="Comptes confirmés&nbsp;; l’évolution est celle des nouveaux comptes."
        />
        <Statistic
          icon="card"
          label="Revenus"
          value={formatEuros(revenue.totalCents)}
          growth={revenue.growth}
          meaning={`Toutes les commandes payées, TTC${refundNote}.`}
        />
        <Statistic
          icon="clock"
          label="Minutes consommées"
          value={integerFormat.format(minutes.total)}
          growth={minutes.growth}
          meaning="Durée de tous les appels, conversations supprimées comprises."
        />
        <Statistic
          icon="star"
          label="Note moyenne"
          value={
            rating.average === null
              ? '–'
              : `${oneDecimalFormat.format(rating.average)}\u00a0/\u00a05`
          }
          meaning={
            rating.average === null
              ? 'Aucun avis encore.'
              : `Sur ${integerFormat.format(rating.count)} avis.`
          }
        />
      </dl>
      <p className="muted small">
        Évolution&nbsp;: les {comparedDays} derniers jours complets, comparés aux {comparedDays}{' '}
        jours précédents.
      </p>
    </>
  )
}

type Props = {
  icon: IconName
  label: string
  value: string
  growth?: Comparison
  meaning: string
}

const Statistic = ({ icon, label, value, growth, meaning }: Props) => (
  <div className={`${cards.card} ${styles.statistic}`}>
    <dt>
      <Icon name={icon} />
      {label}
    </dt>
    <dd className={styles.value}>{value}</dd>
    {growth && <dd className={styles.growth}>{formatGrowth(growth)}</dd>}
    <dd className="muted small">{meaning}</dd>
  </div>
)

const percentFormat = new Intl.NumberFormat('fr-FR', {
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
})

/** For instance "+12,5 %"; "Pas de comparaison" when the previous period's figure is 0. */
export function formatGrowth(comparison: Comparison) {
  const growth = computeGrowthPercent(comparison)
  return growth === null ? 'Pas de comparaison' : `${percentFormat.format(growth)}\u00a0%`
}
