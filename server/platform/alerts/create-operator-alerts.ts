import { fixedApiPaths, pagePaths } from '../../../contract/paths'
import { labelProvider } from '../../../domain/admin/live-labels'
import type { JobName } from '../jobs/jobs'
import { composeMail } from '../mail/compose-mail'
import type { Mail } from '../mail/mail'

type Options = { to: string; publicUrl: URL }

/** A mail to the operator, sent at most once an hour for each cause. */
export type OperatorAlert = { cause: string; mail: Mail }

const closing = ['Vous recevez au plus un message par heure pour cette cause.']

/**
 * Composes the mails that ask the operator to look into a problem; they contain no personal data.
 */
export const createOperatorAlerts = ({ to, publicUrl }: Options) => {
  const livePageLink = {
    label: 'Voir la page En direct',
    url: new URL(pagePaths.adminCalls, publicUrl).href,
  }
  return {
    jobFailed: (queue: JobName): OperatorAlert => ({
      cause: queue,
      mail: composeMail({
        to,
        subject: 'Une tâche de fond a échoué',
        opening: [
          `Une tâche « ${queue} » a échoué pour de bon, après tous ses essais.`,
          'Le journal du serveur la nomme à la ligne « job failed for good ». Elle reste un jour dans la table pgboss.job.',
        ],
        link: {
          label: 'Voir l’état du service',
          url: new URL(fixedApiPaths.ready, publicUrl).href,
        },
        closing,
      }),
    }),

    diskNearlyFull: (freeBytes: number): OperatorAlert => ({
      cause: 'disk',
      mail: composeMail({
        to,
        subject: 'Le disque du serveur est presque plein',
        opening: [
          `Il reste ${Math.max(0, Math.floor(freeBytes / 1e6))}\u00a0Mo sur le disque des données.`,
          'Quand il sera plein, les pages s’afficheront encore, mais plus rien ne s’enregistrera\u00a0: ni inscription, ni achat, ni appel. Libérez de la place, ou agrandissez le disque.',
        ],
        link: livePageLink,
        closing,
      }),
    }),

    providerFailing: (provider: string, failureCount: number): OperatorAlert => ({
      cause: `provider:${provider}`,
      mail: composeMail({
        to,
        subject: 'Un fournisseur de voix échoue à répétition',
        opening: [
          `« ${labelProvider(provider)} » a échoué ${failureCount}\u00a0fois en un quart d’heure.`,
          'Les appels continuent avec la solution de secours, s’il y en a une. Vérifiez chez ce fournisseur l’état du service, votre crédit et la clé. Le journal du serveur en donne la raison à la ligne « voice provider failed ».',
        ],
        link: livePageLink,
        closing,
      }),
    }),
  }
}
