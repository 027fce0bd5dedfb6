/** The filters of the administrator's list of feedbacks. */
export const feedbackFilters = ['all', 'recent', 'high-rated', 'low-rated'] as const

export type FeedbackFilter = (typeof feedbackFilters)[number]

/** Feedbacks count as recent for this many days. */
export const recentFeedbackDays = 7

/** "high-rated" lists this rating and higher ones. */
export const highRating = 4

/** "low-rated" lists this rating and lower ones. */
export const lowRating = 2
