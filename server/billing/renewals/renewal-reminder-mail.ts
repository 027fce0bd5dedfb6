import { pagePaths, walletPath } from '../../../contract/paths'
import { intervalTexts } from '../../../domain/billing/interval-texts'
import { formatEuros } from '../../../domain/formatting/euros'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import { composeMail } from '../../platform/mail/compose-mail'

export type UpcomingRenewal = {
  offerName: string
  interval: 'week' | 'month'
  /** null when the price is unknown or not a fixed amount; the mail then states no price. */
  priceCents: number | null
  renewsAt: Date
}

/** Tells a subscriber what will be charged and when, and how to cancel. */
export const renewalReminderMail = (
  to: string,
  origin: string,
  { offerName, interval, priceCents, renewsAt }: UpcomingRenewal,
) =>
  composeMail({
    to,
    subject: `Votre abonnement se renouvelle le ${formatParisDay(renewsAt)}`,
    opening: [
      'Bonjour,',
      `Votre abonnement se renouvelle le ${formatParisDay(renewsAt)}. Il se renouvelle ensuite ${intervalTexts[interval].every}, au même prix.`,
    ],
    facts: [
      { label: 'Offre', value: offerName },
      ...(priceCents === null
        ? []
        : [{ label: 'Prix', value: `${formatEuros(priceCents)} toutes taxes comprises` }]),
      { label: 'Date', value: formatParisDay(renewsAt) },
    ],
    details: [
      'Vous n’en voulez plus ? Résiliez avant cette date : rien ne sera débité, et les minutes qui vous restent sont conservées.',
    ],
    link: { label: 'Résilier votre contrat', url: `${origin}${pagePaths.cancellation}` },
    furtherLinks: [
      {
        label: 'Gérer mon abonnement',
        url: origin + walletPath('abonnements'),
      },
    ],
    closing: ['Pour continuer, il n’y a rien à faire.'],
  })
