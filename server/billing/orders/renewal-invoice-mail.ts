import { pagePaths, walletPath } from '../../../contract/paths'
import { formatEuros } from '../../../domain/formatting/euros'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import { composeMail } from '../../platform/mail/compose-mail'
import { createMinutesRow } from './order-confirmation-mail'
import type { OrderSummary } from './order-summary'

/** Tells the subscriber that the subscription was renewed, with the price and the invoice. */
export const renewalInvoiceMail = (to: string, origin: string, order: OrderSummary) =>
  composeMail({
    to,
    subject: 'Votre abonnement est renouvelé',
    opening: [
      'Bonjour,',
      order.waitsUntil === null
        ? 'Votre abonnement est renouvelé et ses minutes sont sur votre compte.'
        : 'Votre abonnement est renouvelé. Ses minutes attendent votre demande, ou la fin du délai de rétractation.',
    ],
    facts: [
      { label: 'Offre', value: `${order.offer.name}, ${order.minutes} minutes` },
      {
        label: 'Prix',
        value: `${formatEuros(order.amountTotalCents)} toutes taxes comprises`,
      },
      createMinutesRow(order),
      ...(order.period
        ? [
            {
              label: 'Prochain renouvellement',
              value: formatParisDay(new Date(order.period.endsAt)),
            },
          ]
        : []),
      { label: 'Facture', value: order.invoiceNumber },
    ],
    link: { label: 'Voir mes achats', url: origin + walletPath('historique') },
    furtherLinks: [{ label: 'Résilier votre contrat', url: `${origin}${pagePaths.cancellation}` }],
    closing: [
      'La facture est jointe. Vous pouvez mettre fin à l’abonnement à tout moment, sans frais.',
    ],
    attachments: [{ document: 'invoice', number: order.invoiceNumber }],
  })
