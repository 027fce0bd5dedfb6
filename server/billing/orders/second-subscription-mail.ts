import { walletPath } from '../../../contract/paths'
import { formatEuros } from '../../../domain/formatting/euros'
import { composeMail } from '../../platform/mail/compose-mail'
import type { OrderSummary } from './order-summary'

/** Tells a buyer who paid for a second subscription that it is cancelled and refunded in full. */
export const secondSubscriptionMail = (to: string, origin: string, order: OrderSummary) =>
  composeMail({
    to,
    subject: 'Votre second abonnement est annulé et remboursé',
    opening: [
      'Bonjour,',
      'Vous avez payé un abonnement alors qu’un autre est déjà en cours. Pour que vous ne payiez pas deux fois, le second est annulé et son prix vous est rendu en entier.',
      'Votre premier abonnement ne change pas.',
    ],
    facts: [
      { label: 'Annulé', value: order.offer.name },
      {
        label: 'Rendu',
        value: `${formatEuros(order.amountTotalCents)}, sur le moyen de paiement utilisé`,
      },
      { label: 'Numéro de commande', value: order.orderId },
      { label: 'Facture', value: order.invoiceNumber },
    ],
    link: { label: 'Voir mon abonnement', url: origin + walletPath('abonnements') },
    closing: [
      'Votre banque peut mettre quelques jours à afficher le remboursement. Pour changer d’abonnement, résiliez d’abord celui qui est en cours.',
    ],
    attachments: [{ document: 'invoice', number: order.invoiceNumber }],
  })
