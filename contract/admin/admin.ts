import { adminAgentsContract } from './agents'
import { adminAnalyticsContract } from './analytics'
import { adminCallsContract } from './calls'
import { adminDashboardContract } from './dashboard'
import { adminFeedbacksContract } from './feedbacks'
import { adminJournalContract } from './journal'
import { adminLiveContract } from './live'
import { adminOperationsContract } from './operations'
import { adminTransactionsContract } from './transactions'
import { adminUsersContract } from './users'

/** What only administrators may call. */
export const adminContract = {
  agents: adminAgentsContract,
  analytics: adminAnalyticsContract,
  calls: adminCallsContract,
  dashboard: adminDashboardContract,
  feedbacks: adminFeedbacksContract,
  journal: adminJournalContract,
  live: adminLiveContract,
  operations: adminOperationsContract,
  transactions: adminTransactionsContract,
  users: adminUsersContract,
}
