import { pagePaths } from '../../../contract/paths'
import { formatEuros } from '../../../domain/formatting/euros'
import { composeMail } from '../../platform/mail/compose-mail'

export type RefundFacts = {
  orderId: string
  /** Cents given back through the payment service, in all. */
  refundedCents: number
  /** Cents that the bank gave back. */
  heldCents: number
  /** Cents that the payment service refuses to give back. */
  missingCents: number
}

/** What really went back of a contract that was left, when the bank had a hand in it. */
export const refundedByBankMail = (
  to: string,
  origin: string,
  contactEmail: string | null,
  { orderId, refundedCents, heldCents, missingCents }: RefundFacts,
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
      { label: 'Rendu par votre banque', value: formatEuros(heldCents) },
      { label: 'Remboursé par nous', value: formatEuros(refundedCents) },
      ...(missingCents > 0
        ? [{ label: 'Reste à vous rembourser', value: formatEuros(missingCents) }]
        : []),
    ],
    link: { label: 'Voir mes contrats', url: origin + pagePaths.withdrawal },
    closing: [
      missingCents > 0
        ? `Votre banque ne nous laisse pas vous rendre le reste sur le moyen de paiement utilisé. Nous vous le versons autrement${contactEmail ? `\u00a0: écrivez à ${contactEmail} en indiquant le numéro de commande` : ''}.`
        : 'Rien d’autre ne vous est dû, et rien ne vous sera repris. Gardez ce message : il complète l’accusé de réception de votre rétractation.',
    ],
  })
