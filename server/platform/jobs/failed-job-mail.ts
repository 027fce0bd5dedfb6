import { fixedApiPaths } from '../../../contract/paths'
import { composeMail } from '../mail/compose-mail'
import type { JobName } from './jobs'

/** Composes the mail that tells the operator to look into the log; it contains no personal data. */
export const failedJobMail = (to: string, publicUrl: URL) => (queue: JobName) =>
  composeMail({
    to,
    subject: 'Une tâche de fond a échoué',
    opening: [
      `Une tâche « ${queue} » a échoué pour de bon, après tous ses essais.`,
      'Le journal du serveur la nomme à la ligne « job failed for good ». Elle reste un jour dans la table pgboss.job.',
    ],
    link: { label: 'Voir l’état du service', url: new URL(fixedApiPaths.ready, publicUrl).href },
    closing: ['Vous recevez au plus un message par heure et par sorte de tâche.'],
  })
