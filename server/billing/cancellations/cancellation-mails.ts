import { pagePaths, walletPath } from '../../../contract/paths'
import { formatParisDay, formatParisMoment } from '../../../domain/formatting/paris-time'
import { offers, readOfferKey } from '../../../domain/offers'
import { composeMail } from '../../platform/mail/compose-mail'

/** `notifiedAt`: when we were notified of the cancellation. */
type ReceivedCancellation = { notifiedAt: Date }

export type EndingSubscription = { offerKey: string | null; endsAt: Date | null }

const quote = (text: string) => `« ${text} »`

/**
 * Confirms that a subscription ends, and when (French Consumer Code, article L215-1-1). A stranger
 * may have entered the address: the e-mail repeats nothing that was entered.
 */
export const cancellationConfirmedMail = (
  to: string,
  origin: string,
  { notifiedAt }: ReceivedCancellation,
  { offerKey, endsAt }: EndingSubscription,
) =>
  composeMail({
    to,
    subject: 'Votre résiliation est confirmée',
    opening: [
      'Bonjour,',
      `Nous avons reçu votre notification de résiliation le ${formatParisMoment(notifiedAt)} (heure de Paris).`,
      endsAt
        ? `${formatSubscription(offerKey)} prend fin le ${formatParisDay(endsAt)}, à la fin de la période déjà payée. D’ici là rien ne change, puis plus rien n’est débité.`
        : `${formatSubscription(offerKey)} prend fin avec la période déjà payée. Plus rien ne sera débité ensuite.`,
      'Vos minutes restent à vous, aussi après cette date.',
    ],
    link: {
      label: 'Voir mon abonnement',
      url: origin + walletPath('abonnements'),
    },
    closing: [
      'Vous avez changé d’avis, ou cette demande ne vient pas de vous ? Connectez-vous et choisissez « Reprendre l’abonnement » avant cette date : rien n’est perdu.',
      'Gardez ce message : il prouve votre résiliation et son heure.',
    ],
  })

/**
 * Says that the address has no subscription. A stranger may have entered the address: the e-mail
 * repeats nothing that was entered.
 */
export const noSubscriptionFoundMail = (
  to: string,
  origin: string,
  { notifiedAt }: ReceivedCancellation,
) =>
  composeMail({
    to,
    subject: 'Votre demande de résiliation',
    opening: [
      'Bonjour,',
      `Le ${formatParisMoment(notifiedAt)} (heure de Paris), une résiliation d’abonnement nous a été notifiée pour cette adresse e-mail.`,
      'Aucun abonnement en cours n’est enregistré sous cette adresse : il n’y a donc rien à résilier ici.',
      'Si vous payez un abonnement, il est enregistré sous une autre adresse : celle où arrivent nos confirmations de commande. Recommencez avec elle.',
    ],
    link: { label: 'Résilier avec une autre adresse', url: origin + pagePaths.cancellation },
    closing: ['Si cette demande ne vient pas de vous, vous n’avez rien à faire.'],
  })

function formatSubscription(storedOfferKey: string | null) {
  const offerKey = readOfferKey(storedOfferKey)
  return offerKey ? `Votre contrat ${quote(offers[offerKey].name)}` : 'Votre abonnement'
}
