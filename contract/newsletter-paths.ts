import { pagePaths } from './paths'

/**
 * Endpoints that the newsletter forms post to; each redirects to a page, except that an
 * unsubscription sent by a mail program is answered with 204 (RFC 8058).
 */
export const newsletterSubscriptionsApiPath = '/api/newsletter/subscriptions'
export const newsletterConfirmationsApiPath = '/api/newsletter/confirmations'
export const newsletterUnsubscriptionsApiPath = '/api/newsletter/unsubscriptions'

/** Results that the newsletter page can show: the values of its query parameter `etat`. */
export const newsletterStates = [
  'message-parti',
  'adresse-invalide',
  'trop-de-demandes',
  'inscription-confirmee',
  'lien-perime',
  'desinscription-faite',
] as const

export type NewsletterState = (typeof newsletterStates)[number]

export const newsletterStatePath = (state: NewsletterState) =>
  `${pagePaths.newsletter}?etat=${state}`

export const newsletterConfirmationPath = (token: string) =>
  `${pagePaths.newsletter}?${new URLSearchParams({ token })}`

export const newsletterUnsubscriptionPath = (subscriptionId: string) =>
  `${pagePaths.newsletter}?${new URLSearchParams({ id: subscriptionId })}`
