import { pagePaths, walletPath } from '../../../contract/paths'
import { formatWithdrawalDeadline } from '../../../domain/billing/withdrawal-texts'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { formatParisMoment } from '../../../domain/formatting/paris-time'
import { composeMail } from '../../platform/mail/compose-mail'

type ImmediateStartRequest = {
  orderId: string
  statement: string
  requestedAt: Date
  minutes: number
  /** Last day of the withdrawal period, by the calendar in Paris. */
  lastWithdrawalDay: string
}

/**
 * Confirms on a durable medium, as article L221-13 of the French Consumer Code requires, that the
 * buyer asked for the service to start before the withdrawal period ends.
 */
export const immediateStartMail = (to: string, origin: string, request: ImmediateStartRequest) =>
  composeMail({
    to,
    subject: 'Vos minutes sont disponibles',
    opening: [
      'Bonjour,',
      'Vous avez fait la demande suivante\u00a0:',
      `«\u00a0${request.statement}\u00a0»`,
    ],
    facts: [
      {
        label: 'Demande reçue le',
        value: `${formatParisMoment(request.requestedAt)} (heure de Paris)`,
      },
      { label: 'Minutes créditées', value: formatMinutes(request.minutes) },
      { label: 'Numéro de commande', value: request.orderId },
    ],
    details: [
      `Vous pouvez toujours vous rétracter, ${formatWithdrawalDeadline(request.lastWithdrawalDay)}, sans donner de raison\u00a0: les minutes non utilisées vous seront remboursées, au prorata.`,
    ],
    link: { label: 'Voir mes achats', url: origin + walletPath('historique') },
    furtherLinks: [{ label: 'Renoncer au contrat ici', url: `${origin}${pagePaths.withdrawal}` }],
    closing: ['Gardez ce message\u00a0: il confirme votre demande.'],
  })
