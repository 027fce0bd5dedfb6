/** The statuses of a subscription that the user still has. */
export const currentSubscriptionStatuses = ['active', 'trialing', 'past_due'] as const

/**
 * The statuses in which Stripe may still bill a subscription, immediately or when it is resumed:
 * all but `canceled` and `incomplete_expired`.
 */
export const billableSubscriptionStatuses = [
  ...currentSubscriptionStatuses,
  'incomplete',
  'unpaid',
  'paused',
] as const

/** Whether a user with a subscription of this status may buy top-ups. */
export const allowsTopUps = (status: string) => status === 'active' || status === 'trialing'

/** Whether a user with a subscription of this status has the Premium badge. */
export const isPremiumStatus = (status: string) => status === 'active'
