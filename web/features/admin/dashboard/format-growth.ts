import { type Comparison, computeGrowthPercent } from '../../../../domain/admin/statistics/growth'

const percentFormat = new Intl.NumberFormat('fr-FR', {
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
})

/** "+12,5 %"; "Pas de comparaison" when the period before has nothing to compare with. */
export function formatGrowth(comparison: Comparison) {
  const growth = computeGrowthPercent(comparison)
  return growth === null ? 'Pas de comparaison' : `${percentFormat.format(growth)}\u00a0%`
}
