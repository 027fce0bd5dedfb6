/** The statuses under which somebody has a subscription (second document, section 7). */
export const countedStatuses = ['active', 'trialing', 'past_due'] as const

/** Whether a status opens the top-ups (01, « subscribers »). */
export const isSubscriberStatus = (status: string) => status === 'active' || status === 'trialing'

/** The Premium badge: « only if the subscription status is exactly active » (first document, 4). */
export const isPremiumStatus = (status: string) => status === 'active'
