import { listMissingFacts } from '../domain/billing/operator'
import { withFrenchSpaces } from '../domain/formatting/french-spaces'
import { offerKeys } from '../domain/offers'
import type { Config } from './config'

export type LaunchItem = {
  key: 'legal-facts' | 'https' | 'payment' | 'mail' | 'voice' | 'administrator'
  isReady: boolean
  /** What is configured, or what is missing and where to set it; in French. */
  text: string
}

export type LaunchChecklist = ReturnType<typeof createLaunchChecklist>

type ChecklistConfig = Pick<
  Config,
  'adminEmail' | 'operator' | 'publicUrl' | 'smtpUrl' | 'stripe'
> & {
  /** Whether our own engine serves public requests, and not only loopback requests (composition/voice/wire-voice.ts). */
  canServePublicCalls: boolean
}

const settingNames: Record<LaunchItem['key'], string> = {
  'legal-facts': 'mentions légales',
  https: 'adresse publique',
  payment: 'paiement',
  mail: 'e-mails',
  voice: 'voix',
  administrator: 'adresse de l’administrateur',
}

/**
 * Checks whether the configuration is complete enough for a public launch. It sends no request to
 * any service; the command `doctor` does.
 */
export function createLaunchChecklist(config: ChecklistConfig) {
  const missingFacts = listMissingFacts(config.operator)
  const items: LaunchItem[] = [
    {
      key: 'legal-facts',
      isReady: missingFacts.length === 0,
      text: missingFacts.length === 0 ? 'Complètes.' : `À compléter : ${missingFacts.join(', ')}.`,
    },
    {
      key: 'https',
      isReady: config.publicUrl.protocol === 'https:',
      text:
        config.publicUrl.protocol === 'https:'
          ? config.publicUrl.origin
          : `${config.publicUrl.origin} n’est pas chiffrée : renseignez PUBLIC_URL et TRUST_PROXY.`,
    },
    inspectPayment(config),
    {
      key: 'mail',
      isReady: config.smtpUrl !== undefined,
      text: config.smtpUrl
        ? 'Envoyés par SMTP_URL.'
        : 'Personne ne les reçoit : renseignez SMTP_URL.',
    },
    {
      key: 'voice',
      isReady: config.canServePublicCalls,
      text: config.canServePublicCalls
        ? 'Un modèle répond, une voix parle.'
        : 'Sur une adresse publique, aucun appel n’est possible : renseignez LLM_URL ou REALTIME_URL, et TTS_URL ou une voix locale.',
    },
    {
      key: 'administrator',
      isReady: config.adminEmail !== undefined,
      text: config.adminEmail
        ? 'Les alertes sont envoyées à ADMIN_EMAIL.'
        : 'Les alertes ne sont envoyées à personne : renseignez ADMIN_EMAIL.',
    },
  ]
  return {
    items: items.map((item) => ({ ...item, text: withFrenchSpaces(item.text) })),
    missingFacts,
    /** French names of the settings that are not ready, except the legal facts. */
    missingSettings: items
      .filter(({ key, isReady }) => key !== 'legal-facts' && !isReady)
      .map(({ key }) => settingNames[key]),
  }
}

function inspectPayment({ stripe }: Pick<ChecklistConfig, 'stripe'>): LaunchItem {
  if (!stripe)
    return {
      key: 'payment',
      isReady: false,
      text: 'Fermé : renseignez STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET et STRIPE_PRICES.',
    }
  const missingOffers = offerKeys.filter((key) => !stripe.prices[key])
  return {
    key: 'payment',
    isReady: missingOffers.length === 0,
    text:
      missingOffers.length === 0
        ? 'La clé, le secret des notifications et tous les prix sont renseignés.'
        : `Sans prix dans STRIPE_PRICES, donc pas en vente : ${missingOffers.join(', ')}.`,
  }
}
