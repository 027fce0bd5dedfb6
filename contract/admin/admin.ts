import { adminFeedbacksContract } from './feedbacks'

/** What only administrators may call. */
export const adminContract = {
  feedbacks: adminFeedbacksContract,
}
