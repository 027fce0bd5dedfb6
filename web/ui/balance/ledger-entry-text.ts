import type { LedgerEntry } from '../../../contract/billing/wallet'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { formatWholeNumber } from '../../../domain/formatting/whole-number'
import { offers } from '../../../domain/offers'

type DescribedEntry = Pick<LedgerEntry, 'reason' | 'minutes' | 'conversation' | 'offerKey'>

/** Returns the French text of a ledger entry, for instance "Appel avec Clara, 3 minutes". */
export function formatLedgerEntry({
  reason,
  minutes,
  conversation,
  offerKey,
}: DescribedEntry): string {
  const isAdded = minutes >= 0
  const count = formatMinutes(Math.abs(minutes))
  const plural = Math.abs(minutes) < 2 ? '' : 's'
  const offerName = offerKey && offers[offerKey].name
  switch (reason) {
    case 'sign_up':
      return `${count} offerte${plural} à l’inscription`
    case 'admin_start':
      return `${count} d’administration`
    case 'purchase':
      return `${offerName ?? 'Achat'}, ${count}`
    case 'subscription':
      return `${offerName ?? 'Abonnement'}, ${count}`
    case 'call':
      return conversation ? `Appel avec ${conversation.agentName}, ${count}` : `Appel, ${count}`
    case 'admin_grant':
      return `${count} ${isAdded ? 'ajoutée' : 'retirée'}${plural} par notre équipe`
    case 'refund':
      return `Remboursement, ${count} reprise${plural}`
    case 'dispute':
      return isAdded
        ? `Contestation close, ${count} rendue${plural}`
        : `Paiement contesté auprès de la banque, ${count} reprise${plural}`
    case 'import':
      return `${count} de votre ancien compte`
    case 'correction':
      return `Correction, ${count} ${isAdded ? 'ajoutée' : 'retirée'}${plural}`
  }
}

const signs = new Map([
  [1, '+'],
  [-1, '−'],
])

/** Returns "+5 min" or "−3 min". */
export const formatEntryMinutes = (minutes: number) =>
  `${signs.get(Math.sign(minutes)) ?? ''}${formatWholeNumber(Math.abs(minutes))} min`
