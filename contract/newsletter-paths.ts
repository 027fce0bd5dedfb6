import { pagePaths } from './paths'

/** What the forms of the newsletter post to; each answers with a redirect to a page. */
export const newsletterSubscriptionsApiPath = '/api/newsletter/subscriptions'
export const newsletterConfirmationsApiPath = '/api/newsletter/confirmations'
export const newsletterUnsubscriptionsApiPath = '/api/newsletter/unsubscriptions'

/** What the page of the newsletter reports, as it stands in its URL. */
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
