import { pagePaths } from '../../../contract/paths'
import { formatEuros } from '../../../domain/formatting/euros'
import { composeMail } from '../../platform/mail/compose-mail'

export type RefundAfterDispute = {
  orderId: string
  /** Refunded in total by the payment provider. */
  refundedCents: number
  /** Returned by the bank. */
  disputedCents: number
  /** Refused by the payment provider. */
  refusedCents: number
}

/**
 * Tells the buyer, after a dispute, how much of a withdrawn purchase the payment provider and the
 * bank have returned.
 */
export const refundAfterDisputeMail = (
  to: string,
  origin: string,
  contactEmail: string | null,
  { orderId, refundedCents, disputedCents, refusedCents }: RefundAfterDispute,
) =>
  composeMail({
    to,
    subject: 'Le remboursement de votre contrat',
    opening: [
      'Bonjour,',
      'Vous avez renoncé à un contrat dont le paiement a aussi été contesté auprès de votre banque. Voici où est votre argent.',
    ],
    facts: [
      { label: 'Numéro de commande', value: orderId },
      { label: 'Rendu par votre banque', value: formatEuros(disputedCents) },
      { label: 'Remboursé par nous', value: formatEuros(refundedCents) },
      ...(refusedCents > 0
        ? [{ label: 'Reste à vous rembourser', value: formatEuros(refusedCents) }]
        : []),
    ],
    link: { label: 'Voir mes contrats', url: origin + pagePaths.withdrawal },
    closing: [
      refusedCents > 0
        ? `Votre banque ne nous laisse pas vous rendre le reste sur le moyen de paiement utilisé. Nous vous le versons autrement${contactEmail ? `\u00a0: écrivez à ${contactEmail} en indiquant le numéro de commande` : ''}.`
        : 'Rien d’autre ne vous est dû, et rien ne vous sera repris. Gardez ce message : il complète l’accusé de réception de votre rétractation.',
    ],
  })
