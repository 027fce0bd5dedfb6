import type { EndReason } from '../../../domain/call-end'

/** The French texts that tell the caller why a call ended. */
export const endReasonMessages: Record<EndReason, string> = {
  'hung-up': 'Vous avez raccroché.',
  'balance-exhausted': 'Vos minutes étaient épuisées.',
  'link-lost': 'La ligne a été perdue et n’est pas revenue.',
  silence: 'L’appel s’est arrêté après un long silence.',
  'provider-failed': 'Notre service vocal est tombé en panne.',
  'time-limit': 'La durée maximale d’un appel était atteinte.',
  ejected: 'L’appel a été fermé, ou repris ailleurs.',
  'ended-by-operator': 'Notre équipe a mis fin à cet appel.',
  'server-stopping': 'Notre serveur a été arrêté pour un entretien.',
}
