/** The statuses under which a user has a subscription. */
export const currentSubscriptionStatuses = ['active', 'trialing', 'past_due'] as const

/** Whether a user with a subscription of this status may buy top-ups. */
export const isSubscriberStatus = (status: string) => status === 'active' || status === 'trialing'

/** Whether a user with a subscription of this status has the Premium badge. */
export const isPremiumStatus = (status: string) => status === 'active'
