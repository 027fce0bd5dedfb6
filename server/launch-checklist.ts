import { listMissingFacts } from '../domain/billing/operator'
import { withFrenchSpaces } from '../domain/formatting/french-spaces'
import { offerKeys } from '../domain/offers'
import type { Config } from './config'

export type LaunchItem = {
  key: 'legal-facts' | 'https' | 'payment' | 'mail' | 'voice' | 'administrator'
  isReady: boolean
  /** What is configured, or what is missing and where to write it; in French. */
  text: string
}

export type LaunchChecklist = ReturnType<typeof createLaunchChecklist>

type Facts = Pick<Config, 'adminEmail' | 'operator' | 'publicUrl' | 'smtpUrl' | 'stripe'> & {
  /** Whether there are a voice and a model for calls on a public address (wire-voice.ts). */
  hasHostedVoice: boolean
}

const names: Record<LaunchItem['key'], string> = {
  'legal-facts': 'mentions légales',
  https: 'adresse publique',
  payment: 'paiement',
  mail: 'e-mails',
  voice: 'voix',
  administrator: 'adresse de l’administrateur',
}

/**
 * Checks the configuration against what an opening to the public needs. It makes no request to any
 * service; `doctor` does.
 */
export function createLaunchChecklist(facts: Facts) {
  const missingFacts = listMissingFacts(facts.operator)
  const items: LaunchItem[] = [
    {
      key: 'legal-facts',
      isReady: missingFacts.length === 0,
      text: missingFacts.length === 0 ? 'Complètes.' : `À compléter : ${missingFacts.join(', ')}.`,
    },
    {
      key: 'https',
      isReady: facts.publicUrl.protocol === 'https:',
      text:
        facts.publicUrl.protocol === 'https:'
          ? facts.publicUrl.origin
          : `${facts.publicUrl.origin} n’est pas chiffrée : renseignez PUBLIC_URL et TRUST_PROXY.`,
    },
    inspectPayment(facts),
    {
      key: 'mail',
      isReady: facts.smtpUrl !== undefined,
      text: facts.smtpUrl
        ? 'Envoyés par SMTP_URL.'
        : 'Personne ne les reçoit : renseignez SMTP_URL.',
    },
    {
      key: 'voice',
      isReady: facts.hasHostedVoice,
      text: facts.hasHostedVoice
        ? 'Un modèle répond, une voix parle.'
        : 'Sur une adresse publique, aucun appel n’est possible : renseignez LLM_URL ou REALTIME_URL, et TTS_URL ou une voix locale.',
    },
    {
      key: 'administrator',
      isReady: facts.adminEmail !== undefined,
      text: facts.adminEmail
        ? 'Les alertes sont envoyées à ADMIN_EMAIL.'
        : 'Les alertes ne sont envoyées à personne : renseignez ADMIN_EMAIL.',
    },
  ]
  return {
    items: items.map((item) => ({ ...item, text: withFrenchSpaces(item.text) })),
    missingFacts,
    /** French names of the settings that are not ready, without the legal facts. */
    missingSettings: items
      .filter(({ key, isReady }) => key !== 'legal-facts' && !isReady)
      .map(({ key }) => names[key]),
  }
}

function inspectPayment({ stripe }: Pick<Facts, 'stripe'>): LaunchItem {
  if (!stripe)
    return {
      key: 'payment',
      isReady: false,
      text: 'Fermé : renseignez STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET et STRIPE_PRICES.',
    }
  const missing = offerKeys.filter((key) => !stripe.prices[key])
  return {
    key: 'payment',
    isReady: missing.length === 0,
    text:
      missing.length === 0
        ? 'La clé, le secret des notifications et tous les prix sont renseignés.'
        : `Sans prix dans STRIPE_PRICES, donc pas en vente : ${missing.join(', ')}.`,
  }
}
