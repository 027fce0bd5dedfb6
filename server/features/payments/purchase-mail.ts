import { pagePaths } from '../../../contract/paths'
import { composeMail } from '../../platform/mail/compose-mail'

type Purchase = { name: string; minutes: number; amountTotalCents: number; orderedAt: Date }

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

const dateAndTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** What was ordered, on something that lasts (05, « durable confirmation »). */
export const purchaseMail = (
  to: string,
  origin: string,
  { name, minutes, amountTotalCents, orderedAt }: Purchase,
) =>
  composeMail({
    to,
    subject: 'Votre commande est confirmée',
    opening: [
      'Bonjour,',
      `Nous confirmons votre commande du ${dateAndTime.format(orderedAt)} (heure de Paris) : ${name}, ${minutes} minutes, ${euros.format(amountTotalCents / 100)} toutes taxes comprises.`,
      'Le paiement est reçu et les minutes sont sur votre compte.',
    ],
    link: { label: 'Voir mes achats', url: `${origin}${pagePaths.wallet}?tab=historique` },
    closing: ['Gardez ce message : il vaut confirmation de votre contrat.'],
  })
