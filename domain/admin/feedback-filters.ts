/** The filters of the administrator's list of feedbacks. */
export const feedbackFilters = ['all', 'recent', 'high-rated', 'low-rated'] as const

export type FeedbackFilter = (typeof feedbackFilters)[number]

/** Feedbacks count as recent for this many days. */
export const recentFeedbackDays = 7

/** The lowest rating of "high-rated". */
export const highRating = 4

/** The highest rating of "low-rated". */
export const lowRating = 2
