import { expect, test } from 'vitest'
import { listPendingTasks } from './list-pending-tasks'

const noPendingTasks = {
  missingFacts: [],
  missingSettings: [],
  failedJobs: [],
  openWithdrawals: 0,
  unrecoveredMinutes: { orders: 0, minutes: 0 },
  newReports: 0,
}

test('lists nothing when there are no pending tasks', () => {
  expect(listPendingTasks(noPendingTasks)).toEqual([])
})

test('describes each pending task, the most urgent first', () => {
  const texts = listPendingTasks({
    missingFacts: ['téléphone', 'hébergeur'],
    missingSettings: ['paiement'],
    failedJobs: [
      { name: 'send-mail', count: 2 },
      { name: 'check-ledger', count: 1 },
    ],
    openWithdrawals: 1,
    unrecoveredMinutes: { orders: 2, minutes: 37 },
    newReports: 3,
  }).map(({ text }) => text)
  expect(texts).toEqual([
    '3\u00a0signalements attendent une réponse.',
    '1\u00a0rétractation n’est pas achevée.',
    '2\u00a0commandes remboursées ou contestées, dont 37\u00a0minutes avaient déjà servi et n’ont pas pu être reprises.',
    '3\u00a0tâches de fond ont échoué depuis 24\u00a0heures\u00a0: send-mail (2), check-ledger (1). Le journal du serveur dit pourquoi.',
    'Mentions légales à compléter avant ouverture\u00a0: téléphone, hébergeur.',
    'À configurer avant ouverture\u00a0: paiement.',
  ])
})

test('describes a single minute that could not be recovered', () => {
  const [task] = listPendingTasks({
    ...noPendingTasks,
    unrecoveredMinutes: { orders: 1, minutes: 1 },
  })
  expect(task?.text).toBe(
    '1\u00a0commande remboursée ou contestée, dont 1\u00a0minute avait déjà servi et n’a pas pu être reprise.',
  )
})
