import type { Analytics, AnalyticsDay } from '../../../../contract/admin/analytics'
import { toMinutes } from '../../../../domain/admin/statistics/daily-figures'
import { formatEuros } from '../../../../domain/formatting/euros'
import type { ChartScale } from '../charts/chart-scale'

export type Measure = {
  key: string
  title: string
  /** Explains the figure; shown below the chart. */
  meaning: string
  kind: 'bars' | 'line'
  /** Returns the figure (revenue in euros); null when there is nothing to average. */
  read: (figures: Omit<AnalyticsDay, 'day'> | Analytics['total']) => number | null
  format: (value: number) => string
  formatTick?: (value: number) => string
  /** A fixed axis. By default it starts at 0 and ends at a round number that no value exceeds. */
  scale?: ChartScale
}

export const formatInteger = new Intl.NumberFormat('fr-FR').format
const formatOneDecimal = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
}).format

export const formatRating = (rating: number | null) =>
  rating === null ? '–' : `${formatOneDecimal(rating)}\u00a0/\u00a05`

export const formatPercent = (percent: number | null) =>
  percent === null ? '–' : `${formatInteger(percent)}\u00a0%`

/** The figures that are charted by day, in the order of the page. */
export const measures: readonly Measure[] = [
  {
    key: 'appels',
    title: 'Appels',
    meaning: 'Appels terminés ce jour, à l’heure de Paris, conversations supprimées comprises.',
    kind: 'bars',
    read: ({ calls }) => calls,
    format: formatInteger,
  },
  {
    key: 'minutes',
    title: 'Minutes',
    meaning: 'Somme des durées de ces appels, arrondie à la minute.',
    kind: 'bars',
    read: ({ durationSeconds }) => toMinutes(durationSeconds),
    format: formatInteger,
  },
  {
    key: 'revenus',
    title: 'Revenus',
    meaning: 'Commandes payées, TTC, au jour de la commande. Remboursements non déduits.',
    kind: 'bars',
    read: ({ revenueCents }) => revenueCents / 100,
    format: (euros) => formatEuros(Math.round(euros * 100)),
    formatTick: (euros) => `${formatInteger(euros)}\u00a0€`,
  },
  {
    key: 'nouveaux-comptes',
    title: 'Nouveaux comptes',
    meaning: 'Comptes ouverts ce jour, adresse confirmée, comptes effacés depuis compris.',
    kind: 'bars',
    read: ({ newAccounts }) => newAccounts,
    format: formatInteger,
  },
  {
    key: 'note-moyenne',
    title: 'Note moyenne',
    meaning: 'Moyenne des notes données ce jour, de 1 à 5.',
    kind: 'line',
    read: ({ averageRating }) => averageRating,
    format: formatRating,
    formatTick: formatInteger,
    scale: { min: 1, max: 5, ticks: [1, 3, 5] },
  },
  {
    key: 'score-de-reussite',
    title: 'Score de réussite',
    meaning: 'Moyenne des scores d’appel, seulement pour les appels analysés avec accord.',
    kind: 'line',
    read: ({ successScore }) => successScore,
    format: formatPercent,
    scale: { min: 0, max: 100, ticks: [0, 50, 100] },
  },
]
