import { freeMinutes } from '../../../../domain/billing/ledger'
import { formatParisMoment } from '../../../../domain/formatting/paris-time'
import { cookieLifetimes } from '../../../../domain/legal/cookie-lifetimes'
import { retentionPeriods } from '../../../../domain/legal/retention-periods'
import { composeMail } from '../../../platform/mail/compose-mail'
import { sanitiseName } from './sanitise-name'

/** How long the link of `confirmationMail` is valid. */
export const confirmationHours = cookieLifetimes.registrationHours

type Registration = { email: string; name: string; createdAt: Date }

/**
 * Asks the owner of an address to confirm a registration. Anybody may have registered it, with a
 * password of their own, so the e-mail says when and with which username (docs/decisions/010).
 */
export const confirmationMail = ({ email, name, createdAt }: Registration, url: string) =>
  composeMail({
    to: email,
    subject: 'Confirmez votre adresse e-mail',
    opening: [
      'Bonjour,',
      `Quelqu’un s’est inscrit avec votre adresse le ${formatParisMoment(createdAt)} (heure de Paris), sous le pseudo « ${sanitiseName(name)} ».`,
      `C’était vous ? Ouvrez ce lien pour confirmer votre adresse et recevoir vos ${freeMinutes} minutes offertes. Sur un autre appareil que celui de l’inscription, votre mot de passe vous sera demandé.`,
    ],
    link: { label: 'Confirmer mon adresse', url },
    closing: [
      `Ce lien fonctionne pendant ${confirmationHours} heures, même si votre adresse est inscrite de nouveau entre-temps.`,
      `Ce n’était pas vous ? Ignorez ce message : sans le mot de passe choisi à l’inscription, ce lien n’ouvre rien. Sans confirmation, l’inscription est effacée au bout de ${retentionPeriods.unconfirmedAccountDays} jours.`,
    ],
  })

/** Sent instead of a message on the page, which would reveal to strangers who has an account. */
export const alreadyRegisteredMail = (to: string, signInUrl: string) =>
  composeMail({
    to,
    subject: 'Vous avez déjà un compte',
    opening: [
      'Bonjour,',
      'Une inscription vient d’être demandée avec votre adresse. Vous avez déjà un compte : rien n’a changé, il suffit de vous connecter.',
    ],
    link: { label: 'Me connecter', url: signInUrl },
    closing: ['Si ce n’était pas vous, ignorez ce message : votre compte est intact.'],
  })
