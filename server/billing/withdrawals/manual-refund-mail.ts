import { pagePaths } from '../../../contract/paths'
import { formatEuros } from '../../../domain/formatting/euros'
import { composeMail } from '../../platform/mail/compose-mail'
import type { RefundAfterDispute } from './refund-after-dispute-mail'

/** Tells the operator what has to be refunded by hand. Does not name the buyer. */
export const manualRefundMail = (
  to: string,
  origin: string,
  { orderId, refundedCents, disputedCents, refusedCents }: RefundAfterDispute,
) =>
  composeMail({
    to,
    subject: 'Un remboursement est à faire à la main',
    opening: [
      `Le service de paiement refuse de rendre ${formatEuros(refusedCents)} pour la commande ${orderId}, que son acheteur a quittée dans le délai de rétractation : le paiement a été contesté.`,
      `Rendu jusqu’ici : ${formatEuros(refundedCents)} par le service de paiement, ${formatEuros(disputedCents)} par la banque.`,
      'La loi laisse 14 jours à compter de la rétractation pour rendre le reste, par un virement par exemple.',
    ],
    link: { label: 'Voir la page de rétractation', url: origin + pagePaths.withdrawal },
    closing: ['Ce message n’est envoyé qu’une fois.'],
  })
