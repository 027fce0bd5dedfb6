import type { Movement } from '../../../contract/billing/wallet'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { offers } from '../../../domain/offers'

type Told = Pick<Movement, 'reason' | 'minutes' | 'conversation' | 'offerKey'>

/** Why minutes came or went, in words: « Appel avec Clara, 3 minutes ». */
export function movementWords({ reason, minutes, conversation, offerKey }: Told): string {
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

const signed = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero' })

/** « +5 min », « −3 min » */
export const movementFigure = (minutes: number) => `${signed.format(minutes).replace('-', '−')} min`
