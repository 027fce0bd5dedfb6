import { freeMinutes } from '../../../domain/ledger'
import { composeMail } from '../../platform/mail/compose-mail'

/** How long the link of `confirmationMail` works. */
export const confirmationHours = 24

/** Asks for the one click that opens the account. */
export const confirmationMail = (to: string, username: string, url: string) =>
  composeMail({
    to,
    subject: 'Confirmez votre adresse email',
    opening: [
      `Bonjour ${username},`,
      `Un clic suffit pour confirmer votre adresse et recevoir vos ${freeMinutes} minutes offertes.`,
    ],
    link: { label: 'Confirmer mon adresse', url },
    closing: [
      `Ce lien fonctionne pendant ${confirmationHours} heures.`,
      'Vous n’avez rien demandé ? Ignorez ce message : sans confirmation, aucun compte n’est ouvert.',
    ],
  })

/** Instead of an answer on the page, which would tell strangers who has an account (05). */
export const alreadyRegisteredMail = (to: string, signInUrl: string) =>
  composeMail({
    to,
    subject: 'Vous avez déjà un compte',
    opening: [
      'Bonjour,',
      'Une inscription vient d’être demandée avec votre adresse. Vous avez déjà un compte : rien n’a changé, il suffit de vous connecter.',
    ],
    link: { label: 'Me connecter', url: signInUrl },
    closing: ['Si ce n’était pas vous, ignorez ce message : votre compte est intact.'],
  })
