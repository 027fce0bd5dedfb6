import { pagePaths, walletPath } from '../../../contract/paths'
import { formatEuros } from '../../../domain/euros'
import { formatParisDay } from '../../../domain/paris-time'
import { composeMail } from '../../platform/mail/compose-mail'

export type AnnouncedRenewal = {
  offerName: string
  interval: 'week' | 'month'
  /** null when no payment of it is known. */
  priceCents: number | null
  renewsAt: Date
}

const rhythms = {
  week: 'Il se renouvelle ensuite chaque semaine, au même prix.',
  month: 'Il se renouvelle ensuite chaque mois, au même prix.',
} as const

/** What will be charged and when, and the way out (05, « renewal »). Nothing here asks to stay. */
export const renewalMail = (
  to: string,
  origin: string,
  { offerName, interval, priceCents, renewsAt }: AnnouncedRenewal,
) =>
  composeMail({
    to,
    subject: `Votre abonnement se renouvelle le ${formatParisDay(renewsAt)}`,
    opening: [
      'Bonjour,',
      `Votre abonnement se renouvelle le ${formatParisDay(renewsAt)}. ${rhythms[interval]}`,
    ],
    facts: [
      { label: 'Offre', value: offerName },
      ...(priceCents === null
        ? []
        : [{ label: 'Prix', value: `${formatEuros(priceCents)} toutes taxes comprises` }]),
      { label: 'Date', value: formatParisDay(renewsAt) },
    ],
    terms: [
      'Vous n’en voulez plus ? Résiliez avant cette date : rien ne sera débité, et les minutes qui vous restent sont conservées.',
    ],
    link: { label: 'Résilier votre contrat', url: `${origin}${pagePaths.cancellation}` },
    furtherLinks: [
      {
        label: 'Gérer mon abonnement dans mon portefeuille',
        url: origin + walletPath('abonnements'),
      },
    ],
    closing: ['Pour continuer, il n’y a rien à faire.'],
  })
