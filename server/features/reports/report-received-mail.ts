import { pagePaths } from '../../../contract/paths'
import { type ReportReason, reportReasons } from '../../../domain/conversations/report'
import { formatParisMoment } from '../../../domain/formatting/paris-time'
import { composeMail } from '../../platform/mail/compose-mail'

type AcknowledgedReport = { id: string; reason: ReportReason; receivedAt: Date }

/**
 * Confirms that a report was received. Names no companion and quotes nothing, because a visitor may
 * have given somebody else's address.
 */
export const reportReceivedMail = (
  to: string,
  origin: string,
  { id, reason, receivedAt }: AcknowledgedReport,
) =>
  composeMail({
    to,
    subject: 'Nous avons reçu votre signalement',
    opening: [
      'Bonjour,',
      `Votre signalement du ${formatParisMoment(receivedAt)} (heure de Paris) nous est bien parvenu. Motif : « ${reportReasons[reason]} ». Référence : ${id}.`,
      'Une personne le lit, décide, et vous écrit sa décision à cette adresse.',
      'Si quelqu’un est en danger, n’attendez pas : appelez le 15, le 17 ou le 112. En cas d’idées suicidaires, le 3114 répond jour et nuit.',
    ],
    link: { label: 'Ouvrir Amivoix', url: new URL(pagePaths.home, origin).href },
    closing: ['Ce n’était pas vous ? Ignorez ce message : il n’y a rien d’autre à faire.'],
  })
