import { walletPath } from '../../../contract/paths'
import { formatEuros } from '../../../domain/formatting/euros'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import { offers, readOfferKey } from '../../../domain/offers'
import { composeMail } from '../../platform/mail/compose-mail'
import type { KnownOrder } from './payment-repository'

export type RefundFacts = {
  order: Pick<KnownOrder, 'id' | 'offerKey' | 'createdAt' | 'amountTotalCents'>
  /** Cents given back now, and in all. */
  givenCents: number
  refundedCents: number
  takenMinutes: number
  creditNoteNumber: string | undefined
}

/** Money came back that nobody had asked for here: how much, of what, and which minutes went with it. */
export function refundMail(to: string, origin: string, refund: RefundFacts) {
  const { order, givenCents, refundedCents, takenMinutes, creditNoteNumber } = refund
  const offerKey = readOfferKey(order.offerKey)
  const isWhole = refundedCents >= order.amountTotalCents
  return composeMail({
    to,
    subject: isWhole ? 'Votre achat est remboursé' : 'Votre achat est remboursé en partie',
    opening: [
      'Bonjour,',
      `Nous vous avons remboursé ${formatEuros(givenCents)} sur le moyen de paiement utilisé pour la commande.`,
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
        value: takenMinutes > 0 ? formatMinutes(takenMinutes) : 'aucune',
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
