import { adminAgentsContract } from './agents'
import { adminAnalyticsContract } from './analytics'
import { adminAuditLogContract } from './audit-log'
import { adminCallsContract } from './calls'
import { adminDashboardContract } from './dashboard'
import { adminFeedbacksContract } from './feedbacks'
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
  auditLog: adminAuditLogContract,
  live: adminLiveContract,
  operations: adminOperationsContract,
  transactions: adminTransactionsContract,
  users: adminUsersContract,
}
