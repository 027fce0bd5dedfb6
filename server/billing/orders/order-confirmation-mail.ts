import { pagePaths, walletPath } from '../../../contract/paths'
import { intervalTexts } from '../../../domain/billing/interval-texts'
import { getLastWithdrawalDay } from '../../../domain/billing/withdrawal-period'
import { formatWithdrawalDeadline } from '../../../domain/billing/withdrawal-texts'
import { formatEuros } from '../../../domain/formatting/euros'
import {
  formatCalendarDay,
  formatParisDay,
  formatParisMoment,
} from '../../../domain/formatting/paris-time'
import { composeMail } from '../../platform/mail/compose-mail'
import type { OrderSummary } from './order-summary'

/**
 * Confirms the order on a durable medium, as article L221-13 of the French Consumer Code requires.
 * The terms of sale, the withdrawal form and the invoice are attached.
 */
export function orderConfirmationMail(to: string, origin: string, order: OrderSummary) {
  const { offer, period } = order
  const isSubscription = offer.mode === 'subscription'
  return composeMail({
    to,
    subject: 'Votre commande est confirmée',
    opening: [
      'Bonjour,',
      order.waitsUntil === null
        ? 'Nous confirmons votre commande. Le paiement est reçu et les minutes sont sur votre compte.'
        : 'Nous confirmons votre commande. Le paiement est reçu et vos minutes attendent votre demande.',
    ],
    facts: [
      { label: 'Commandé le', value: `${formatParisMoment(order.orderedAt)} (heure de Paris)` },
      { label: 'Offre', value: `${offer.name}, ${order.minutes} minutes` },
      {
        label: isSubscription ? `Prix, ${intervalTexts[offer.interval].every}` : 'Prix',
        value: `${formatEuros(order.amountTotalCents)} toutes taxes comprises`,
      },
      createMinutesRow(order),
      ...(period
        ? [{ label: 'Prochain renouvellement', value: formatParisDay(new Date(period.endsAt)) }]
        : []),
      { label: 'Facture', value: order.invoiceNumber },
      { label: 'Numéro de commande', value: order.orderId },
    ],
    details: [
      formatWithdrawalRight(order),
      ...(isSubscription
        ? [
            `Votre abonnement est à durée indéterminée. Il se renouvelle ${intervalTexts[offer.interval].every}, au même prix, jusqu’à ce que vous y mettiez fin, à tout moment et sans frais. Les minutes déjà créditées vous restent.`,
          ]
        : []),
    ],
    link: { label: 'Voir mes achats', url: origin + walletPath('historique') },
    furtherLinks: [
      { label: 'Renoncer au contrat ici', url: `${origin}${pagePaths.withdrawal}` },
      ...(isSubscription
        ? [{ label: 'Résilier votre contrat', url: `${origin}${pagePaths.cancellation}` }]
        : []),
    ],
    closing: [
      'Gardez ce message : il vaut confirmation de votre contrat. Les conditions de vente, le formulaire de rétractation et votre facture sont joints.',
    ],
    attachments: [
      { document: 'terms-of-sale' },
      { document: 'withdrawal-form' },
      { document: 'invoice', number: order.invoiceNumber },
    ],
  })
}

/** Returns the row that shows when the minutes were credited, or until when they wait. */
export const createMinutesRow = ({ paidAt, waitsUntil }: OrderSummary) =>
  waitsUntil === null
    ? { label: 'Minutes créditées le', value: formatParisMoment(paidAt) }
    : { label: 'Minutes en attente jusqu’au', value: formatCalendarDay(waitsUntil) }

/** Explains the withdrawal right, which depends on whether an immediate start was requested. */
function formatWithdrawalRight(order: OrderSummary) {
  const { hasRequestedImmediateStart, paidAt, waitsUntil } = order
  const deadline = formatWithdrawalDeadline(getLastWithdrawalDay(paidAt))
  const withdrawalText = `Vous pouvez vous rétracter pendant 14 jours, ${deadline}, sans donner de raison`
  if (hasRequestedImmediateStart)
    return `Vous avez demandé à pouvoir utiliser vos minutes sans attendre la fin du délai de rétractation. ${withdrawalText} : les minutes non utilisées vous seront remboursées, au prorata.`
  const waitingText =
    waitsUntil === null
      ? ''
      : ` Vos minutes seront créditées le ${formatCalendarDay(waitsUntil)}, ou dès que vous en ferez la demande sur la page « Recharger ».`
  return `Vous n’avez pas demandé de commencer avant la fin du délai de rétractation.${waitingText} ${withdrawalText} : le prix entier vous sera remboursé.`
}
