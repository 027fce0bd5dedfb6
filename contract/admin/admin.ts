import { adminAgentsContract } from './agents'
import { adminCallsContract } from './calls'
import { adminFeedbacksContract } from './feedbacks'
import { adminJournalContract } from './journal'
import { adminTransactionsContract } from './transactions'
import { adminUsersContract } from './users'

/** What only administrators may call. */
export const adminContract = {
  agents: adminAgentsContract,
  calls: adminCallsContract,
  feedbacks: adminFeedbacksContract,
  journal: adminJournalContract,
  transactions: adminTransactionsContract,
  users: adminUsersContract,
}
