import type { AdminDashboard } from '../../../../contract/admin/dashboard'
import { pagePaths } from '../../../../contract/paths'
import { formatMinutes } from '../../../../domain/formatting/minutes'

export type PendingTask = {
  key: string
  text: string
  /** The page of the administration with the details, if there is one. */
  link?: { to: string; label: string }
}

const integerFormat = new Intl.NumberFormat('fr-FR')

const formatCount = (count: number, singular: string, plural: string) =>
  `${integerFormat.format(count)}\u00a0${count > 1 ? plural : singular}`

const sumCounts = (counts: readonly { count: number }[]) =>
  counts.reduce((total, { count }) => total + count, 0)

const checklistLink = { to: pagePaths.adminOperations, label: 'Voir la liste' }
const transactionsLink = { to: pagePaths.adminTransactions, label: 'Voir les transactions' }

/** Lists the operator's pending tasks with one sentence each, the most urgent first. */
export function listPendingTasks({
  missingFacts: missingOperatorFacts,
  missingSettings,
  failedJobs,
  openWithdrawals,
  unrecoveredMinutes,
  newReports,
}: AdminDashboard['tasks']): PendingTask[] {
  const failedJobCount = sumCounts(failedJobs)
  return [
    ...(newReports > 0
      ? [
          {
            key: 'reports',
            text: `${formatCount(newReports, 'signalement attend', 'signalements attendent')} une réponse.`,
          },
        ]
      : []),
    ...(openWithdrawals > 0
      ? [
          {
            key: 'withdrawals',
            text: `${formatCount(openWithdrawals, 'rétractation n’est pas achevée', 'rétractations ne sont pas achevées')}.`,
            link: transactionsLink,
          },
        ]
      : []),
    ...(unrecoveredMinutes.orders > 0
      ? [
          {
            key: 'minutes',
            text: `${formatCount(unrecoveredMinutes.orders, 'commande remboursée ou contestée', 'commandes remboursées ou contestées')}, dont ${formatMinutes(unrecoveredMinutes.minutes)} ${unrecoveredMinutes.minutes > 1 ? 'avaient déjà servi et n’ont pas pu être reprises' : 'avait déjà servi et n’a pas pu être reprise'}.`,
            link: transactionsLink,
          },
        ]
      : []),
    ...(failedJobCount > 0
      ? [
          {
            key: 'jobs',
            text: `${formatCount(failedJobCount, 'tâche de fond a échoué', 'tâches de fond ont échoué')} depuis 24\u00a0heures\u00a0: ${failedJobs.map((job) => `${job.name} (${integerFormat.format(job.count)})`).join(', ')}. Le journal du serveur dit pourquoi.`,
          },
        ]
      : []),
    ...(missingOperatorFacts.length > 0
      ? [
          {
            key: 'facts',
            text: `Mentions légales à compléter avant ouverture\u00a0: ${missingOperatorFacts.join(', ')}.`,
            link: checklistLink,
          },
        ]
      : []),
    ...(missingSettings.length > 0
      ? [
          {
            key: 'settings',
            text: `À configurer avant ouverture\u00a0: ${missingSettings.join(', ')}.`,
            link: checklistLink,
          },
        ]
      : []),
  ]
}
