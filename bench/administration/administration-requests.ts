import { pageSize } from '../../contract/admin/paged-list'
import { addDays } from '../../domain/formatting/calendar-days'
import type { RowCounts } from './fill-administration'

/** Shares of the rows that fill-administration.ts inserts. Only confirmed users have a balance. */
const confirmedShare = 0.9
const unconfirmedShare = 0.1
const paidShare = 0.95
/** Share of the ratings that are 4 or 5. */
const highRatedShare = 0.4
/** Share of the audit log entries that are about users. */
const userEntryShare = 0.5

export type MeasuredRequest = { name: string; path: string }

/**
 * Returns the requests of the dashboard, analytics and operations pages. `today`: the date in
 * Paris, such as "2026-11-23".
 */
export const createOverviewRequests = (today: string): MeasuredRequest[] => [
  { name: 'dashboard', path: '/api/admin/dashboard' },
  { name: 'analytics of 30 days', path: '/api/admin/analytics?days=30' },
  { name: 'analytics of 90 days', path: '/api/admin/analytics?days=90' },
  {
    name: 'analytics of 366 days',
    path: `/api/admin/analytics?from=${addDays(today, -365)}&to=${today}`,
  },
  { name: 'retention rules and launch checklist', path: '/api/admin/operations' },
]

/**
 * Returns requests of the list pages: first and last pages, and examples of filters, searches and
 * sort orders.
 */
export const createListRequests = ({
  users,
  orders,
  feedbacks,
  auditLogEntries,
}: RowCounts): MeasuredRequest[] => {
  const lastPage = (rows: number) => Math.floor(rows / pageSize)
  return [
    { name: 'users', path: '/api/admin/users' },
    { name: 'users, last page', path: `/api/admin/users?page=${lastPage(users)}` },
    {
      name: 'users by balance, last page',
      path: `/api/admin/users?sort=most-minutes&page=${lastPage(users * confirmedShare)}`,
    },
    {
      name: 'users not confirmed, last page',
      path: `/api/admin/users?filter=unconfirmed&page=${lastPage(users * unconfirmedShare)}`,
    },
    { name: 'users, administrators', path: '/api/admin/users?filter=administrators' },
    { name: 'users, search that matches every user', path: '/api/admin/users?search=mesure' },
    {
      name: 'users, search by address and balance',
      path: '/api/admin/users?search=mesure-999%40ex&sort=fewest-minutes',
    },
    { name: 'transactions', path: '/api/admin/transactions' },
    {
      name: 'transactions, last page',
      path: `/api/admin/transactions?page=${lastPage(orders)}`,
    },
    {
      name: 'transactions paid, last page',
      path: `/api/admin/transactions?status=paid&page=${lastPage(orders * paidShare)}`,
    },
    { name: 'feedbacks', path: '/api/admin/feedbacks' },
    {
      name: 'feedbacks high-rated, last page',
      path: `/api/admin/feedbacks?filter=high-rated&page=${lastPage(feedbacks * highRatedShare)}`,
    },
    { name: 'ratings of agents', path: '/api/admin/feedbacks/agents' },
    { name: 'agents by minutes', path: '/api/admin/agents?sort=minutes' },
    { name: 'agents, search', path: '/api/admin/agents?search=Élodie&sort=name&page=3' },
    { name: 'audit log', path: '/api/admin/journal' },
    {
      name: 'audit log of users, last page',
      path: `/api/admin/journal?subject=user&page=${lastPage(auditLogEntries * userEntryShare)}`,
    },
  ]
}
