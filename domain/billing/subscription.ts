/** The statuses under which a user has a subscription. */
export const currentSubscriptionStatuses = ['active', 'trialing', 'past_due'] as const

/** Whether a subscription with this status may buy top-ups. */
export const isSubscriberStatus = (status: string) => status === 'active' || status === 'trialing'

/** Whether a subscription with this status shows the Premium badge. */
export const isPremiumStatus = (status: string) => status === 'active'
