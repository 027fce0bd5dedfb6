import { reportTextRetentionMonths } from '../../../domain/conversations/report'
import { Notice } from '../../ui/feedback/notice'

/** Says whom to call in an emergency, who reads a report, and how long its text is stored. */
export const ReportGuidance = () => (
  <>
    <Notice icon="care">
      <p>
        <strong>Quelqu’un est en danger ?</strong> N’attendez pas notre réponse : appelez le{' '}
        <a href="tel:15">15</a>, le <a href="tel:17">17</a> ou le <a href="tel:112">112</a>. Idées
        suicidaires : <a href="tel:3114">3114</a>, jour et nuit, gratuit.
      </p>
    </Notice>
    <p className="small muted">
      Une personne lit chaque signalement. Ce que vous écrivez est effacé au bout de{' '}
      {reportTextRetentionMonths} mois, ou avec votre compte.
    </p>
  </>
)
