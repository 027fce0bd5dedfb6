import { pagePaths } from '../../../../contract/paths'
import { reportTextRetentionMonths } from '../../../../domain/conversations/report'
import { composeMail } from '../../../platform/mail/compose-mail'

type MailOptions = { to: string; origin: string }

/**
 * How long a suspension can be contested: as long as a decision about a report (Regulation (EU)
 * 2022/2065, art. 20). The texts of reports are stored for this period, and the terms of use state
 * it.
 */
const contestMonths = reportTextRetentionMonths

/**
 * Tells a user why the account is suspended, as the terms of use promise, and what they can still
 * do (Regulation (EU) 2022/2065, art. 17).
 */
export const accountSuspendedMail = ({ to, origin }: MailOptions, reason: string) =>
  composeMail({
    to,
    subject: 'Votre compte Amivoix est suspendu',
    opening: [
      'Bonjour,',
      'Nous avons suspendu votre compte : vous ne pouvez plus vous connecter ni appeler.',
      `Motif : « ${reason} »`,
      'Une personne de notre équipe a pris cette décision. Votre solde et vos achats sont conservés.',
      `Vous pouvez la contester pendant ${contestMonths} mois, vous rétracter d’un achat ou demander l’effacement de votre compte : écrivez-nous. La résiliation d’un abonnement reste ouverte sans connexion.`,
    ],
    link: { label: 'Nous écrire', url: new URL(pagePaths.contact, origin).href },
    furtherLinks: [
      { label: 'Résilier un abonnement', url: new URL(pagePaths.cancellation, origin).href },
    ],
    closing: [],
  })

/** Tells a user that the suspension is over. */
export const suspensionLiftedMail = ({ to, origin }: MailOptions) =>
  composeMail({
    to,
    subject: 'Votre compte Amivoix est rétabli',
    opening: [
      'Bonjour,',
      'La suspension de votre compte est levée : vous pouvez de nouveau vous connecter et appeler. Votre solde n’a pas changé.',
    ],
    link: { label: 'Se connecter', url: new URL(pagePaths.login, origin).href },
    closing: [],
  })
