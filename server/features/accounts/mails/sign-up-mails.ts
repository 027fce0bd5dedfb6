import { freeMinutes } from '../../../../domain/billing/ledger'
import { formatParisMoment } from '../../../../domain/formatting/paris-time'
import { composeMail } from '../../../platform/mail/compose-mail'
import { removeLinks } from './remove-links'

/** How long the link of `confirmationMail` is valid. */
export const confirmationHours = 24

type Registration = { email: string; name: string; createdAt: Date }

/**
 * Asks the owner of an address to confirm a registration. Anybody may have registered it, with a
 * password of their own, so the e-mail says when, with which username, and what opening the link
 * does (docs/decisions/010).
 */
export const confirmationMail = ({ email, name, createdAt }: Registration, url: string) =>
  composeMail({
    to: email,
    subject: 'Confirmez votre adresse e-mail',
    opening: [
      'Bonjour,',
      `Quelqu’un s’est inscrit avec votre adresse le ${formatParisMoment(createdAt)} (heure de Paris), sous le pseudo « ${removeLinks(name)} ».`,
      `C’était vous ? Un clic suffit pour confirmer votre adresse et recevoir vos ${freeMinutes} minutes offertes.`,
    ],
    link: { label: 'Confirmer mon adresse', url },
    closing: [
      `Ce lien fonctionne pendant ${confirmationHours} heures. Seule la dernière inscription compte : après une nouvelle inscription, les liens des précédentes ne fonctionnent plus.`,
      'Ce n’était pas vous, ou vous n’en êtes pas sûr ? N’ouvrez pas ce lien : il confirmerait le mot de passe choisi par quelqu’un d’autre. Sans confirmation, aucun compte n’est ouvert, et l’inscription est effacée au bout de 7 jours.',
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
