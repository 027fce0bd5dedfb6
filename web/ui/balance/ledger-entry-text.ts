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
  const minutesText = formatMinutes(Math.abs(minutes))
  const plural = Math.abs(minutes) < 2 ? '' : 's'
  const offerName = offerKey && offers[offerKey].name
  switch (reason) {
    case 'sign_up':
      return `${minutesText} offerte${plural} à l’inscription`
    case 'admin_start':
      return `${minutesText} d’administration`
    case 'purchase':
      return `${offerName ?? 'Achat'}, ${minutesText}`
    case 'subscription':
      return `${offerName ?? 'Abonnement'}, ${minutesText}`
    case 'call':
      return conversation
        ? `Appel avec ${conversation.agentName}, ${minutesText}`
        : `Appel, ${minutesText}`
    case 'admin_grant':
      return `${minutesText} ${isAdded ? 'ajoutée' : 'retirée'}${plural} par notre équipe`
    case 'refund':
      return `Remboursement, ${minutesText} reprise${plural}`
    case 'dispute':
      return isAdded
        ? `Contestation close, ${minutesText} rendue${plural}`
        : `Paiement contesté auprès de la banque, ${minutesText} reprise${plural}`
    case 'import':
      return `${minutesText} de votre ancien compte`
    case 'correction':
      return `Correction, ${minutesText} ${isAdded ? 'ajoutée' : 'retirée'}${plural}`
  }
}

const signs = new Map([
  [1, '+'],
  [-1, '−'],
])

/** Formats as "+5 min", "−3 min" or "0 min". */
export const formatEntryMinutes = (minutes: number) =>
  `${signs.get(Math.sign(minutes)) ?? ''}${formatWholeNumber(Math.abs(minutes))} min`
