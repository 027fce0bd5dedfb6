import type { Analytics, AnalyticsDay } from '../../../contract/admin/analytics'
import type { AdminDashboard } from '../../../contract/admin/dashboard'
import { listDays } from '../../../domain/formatting/calendar-days'

const range = { from: '2026-10-25', to: '2026-11-23' }
const updatedAt = '2026-11-23T20:14:00.000Z'

const days = listDays(range).map((day, index): AnalyticsDay => {
  const calls = 180 + ((index * 37) % 90)
  return {
    day,
    calls,
    durationSeconds: calls * 410,
    averageRating: index % 9 === 4 ? null : 3.8 + (index % 10) / 10,
    ratingCount: index % 9 === 4 ? 0 : 20,
    successScore: index % 11 === 6 ? null : 62 + ((index * 7) % 25),
    revenueCents: 12_000 + ((index * 7_919) % 24_000),
    orders: 20,
    newAccounts: 14 + ((index * 5) % 21),
  }
})

const callFigures = {
  calls: 2_120,
  durationSeconds: 869_200,
  averageRating: 4.6,
  ratingCount: 240,
  successScore: 74,
}

/** Figures of thirty days, as the server returns them. */
export const sampleAnalytics: Analytics = {
  updatedAt,
  ...range,
  days,
  total: { ...callFigures, calls: 6_690, revenueCents: 721_430, orders: 600, newAccounts: 702 },
  funnel: { signUps: 960, confirmed: 702, called: 611, purchased: 148 },
  categories: [
    { category: 'amitie', ...callFigures },
    { category: 'bien_etre', ...callFigures, durationSeconds: 512_000, averageRating: 4.2 },
    { category: null, ...callFigures, durationSeconds: 9_000, averageRating: null },
  ],
  agents: [
    { agentId: 'margaux', agentName: 'Margaux', category: 'amitie', ...callFigures },
    {
      agentId: 'soline',
      agentName: 'Soline',
      category: 'bien_etre',
      ...callFigures,
      durationSeconds: 512_000,
      successScore: null,
    },
  ],
}

/** The dashboard of a busy product, as the server returns it. */
export const sampleDashboard: AdminDashboard = {
  updatedAt,
  users: { total: 1_284, growth: { current: 90, previous: 80 } },
  revenue: {
    totalCents: 841_260,
    returnedCents: 2_997,
    growth: { current: 94_800, previous: 100_000 },
  },
  minutes: { total: 21_907, growth: { current: 600, previous: 0 } },
  rating: { average: 4.6, count: 1_187 },
  popularAgents: [
    {
      agentId: 'margaux',
      agentName: 'Margaux',
      agentImage: '/portraits/margaux.svg',
      category: 'amitie',
      feedbackCount: 312,
    },
    {
      agentId: 'soline',
      agentName: 'Soline',
      agentImage: '/portraits/soline.svg',
      category: 'bien_etre',
      feedbackCount: 268,
    },
  ],
  minutesPerDay: days.slice(-14).map(({ day, durationSeconds }) => ({ day, durationSeconds })),
  tasks: {
    missingFacts: ['téléphone', 'médiateur de la consommation'],
    missingSettings: ['paiement', 'e-mails'],
    failedJobs: [{ name: 'send-mail', count: 2 }],
    openWithdrawals: 1,
    unrecoveredMinutes: { orders: 2, minutes: 37 },
    newReports: 3,
  },
}
