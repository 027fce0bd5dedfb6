import { pagePaths, walletPath } from '../../../contract/paths'
import { intervalWords } from '../../../domain/billing/interval-words'
import { lastWithdrawalDay } from '../../../domain/billing/withdrawal-period'
import { deadlineWords } from '../../../domain/billing/withdrawal-words'
import { formatEuros } from '../../../domain/formatting/euros'
import { formatParisDay, formatParisMoment } from '../../../domain/formatting/paris-time'
import { composeMail } from '../../platform/mail/compose-mail'
import type { Purchase } from './purchase'

/**
 * What was ordered, on something that lasts: everything of the contract, with the terms, the form to
 * withdraw and the invoice (code de la consommation, L221-13; 05, « durable confirmation »).
 */
export function purchaseMail(to: string, origin: string, purchase: Purchase) {
  const { offer, period } = purchase
  const isSubscription = offer.mode === 'subscription'
  return composeMail({
    to,
    subject: 'Votre commande est confirmée',
    opening: [
      'Bonjour,',
      'Nous confirmons votre commande. Le paiement est reçu et les minutes sont sur votre compte.',
    ],
    facts: [
      { label: 'Commandé le', value: `${formatParisMoment(purchase.orderedAt)} (heure de Paris)` },
      { label: 'Offre', value: `${offer.name}, ${purchase.minutes} minutes` },
      {
        label: isSubscription ? `Prix, ${intervalWords[offer.interval].every}` : 'Prix',
        value: `${formatEuros(purchase.amountTotalCents)} toutes taxes comprises`,
      },
      { label: 'Minutes créditées le', value: formatParisMoment(purchase.creditedAt) },
      ...(period
        ? [{ label: 'Prochain renouvellement', value: formatParisDay(new Date(period.endsAt)) }]
        : []),
      { label: 'Facture', value: purchase.invoiceNumber },
      { label: 'Numéro de commande', value: purchase.orderId },
    ],
    terms: [
      withdrawalWords(purchase),
      ...(isSubscription
        ? [
            `Votre abonnement est à durée indéterminée. Il se renouvelle ${intervalWords[offer.interval].every}, au même prix, jusqu’à ce que vous y mettiez fin, à tout moment et sans frais. Les minutes déjà créditées vous restent.`,
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
      { document: 'invoice', number: purchase.invoiceNumber },
    ],
  })
}

/** 05, « withdrawal »: what the box before the payment changes, and only that. */
const withdrawalWords = ({ hasRequestedImmediateStart, creditedAt }: Purchase) =>
  hasRequestedImmediateStart
    ? `Vous avez demandé à pouvoir utiliser vos minutes sans attendre la fin du délai de rétractation. Vous pouvez vous rétracter pendant 14 jours, ${deadlineWords(lastWithdrawalDay(creditedAt))}, sans donner de raison : les minutes non utilisées vous seront remboursées, au prorata.`
    : `Vous n’avez pas demandé de commencer avant la fin du délai de rétractation. Vous pouvez vous rétracter pendant 14 jours, ${deadlineWords(lastWithdrawalDay(creditedAt))}, sans donner de raison : le prix entier vous sera remboursé.`
