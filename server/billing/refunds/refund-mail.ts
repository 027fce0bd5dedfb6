import { walletPath } from '../../../contract/paths'
import { formatEuros } from '../../../domain/formatting/euros'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import { offers, readOfferKey } from '../../../domain/offers'
import { composeMail } from '../../platform/mail/compose-mail'
import type { StoredOrder } from '../orders/order-repository'

export type RefundFacts = {
  order: Pick<StoredOrder, 'id' | 'offerKey' | 'createdAt' | 'amountTotalCents'>
  /** The refund that the mail is about. */
  refundedNowCents: number
  /** All refunds of the order together. */
  refundedCents: number
  minutesTakenBack: number
  creditNoteNumber: string | undefined
}

/** Tells the buyer about a refund that the operator made at the payment provider. */
export function refundMail(to: string, origin: string, refund: RefundFacts) {
  const { order, refundedNowCents, refundedCents, minutesTakenBack, creditNoteNumber } = refund
  const offerKey = readOfferKey(order.offerKey)
  const isFull = refundedCents >= order.amountTotalCents
  return composeMail({
    to,
    subject: isFull ? 'Votre achat est remboursé' : 'Votre achat est remboursé en partie',
    opening: [
      'Bonjour,',
      `Nous vous avons remboursé ${formatEuros(refundedNowCents)} sur le moyen de paiement utilisé pour la commande.`,
    ],
    facts: [
      {
        label: 'Achat',
        value: `${offerKey ? offers[offerKey].name : 'Minutes de conversation'}, le ${formatParisDay(order.createdAt)}`,
      },
      {
        label: 'Remboursé en tout',
        value: `${formatEuros(refundedCents)} sur ${formatEuros(order.amountTotalCents)}`,
      },
      {
        label: 'Minutes reprises',
        value: minutesTakenBack > 0 ? formatMinutes(minutesTakenBack) : 'aucune',
      },
      ...(creditNoteNumber ? [{ label: 'Avoir', value: creditNoteNumber }] : []),
      { label: 'Numéro de commande', value: order.id },
    ],
    link: { label: 'Voir mes achats', url: origin + walletPath('historique') },
    closing: [
      creditNoteNumber
        ? 'L’avoir est joint. Votre banque peut mettre quelques jours à afficher le remboursement.'
        : 'Votre banque peut mettre quelques jours à afficher le remboursement.',
    ],
    ...(creditNoteNumber && {
      attachments: [{ document: 'invoice' as const, number: creditNoteNumber }],
    }),
  })
}
