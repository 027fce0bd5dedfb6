import { freeMinutes } from '../../../domain/billing/ledger'
import { formatParisMoment } from '../../../domain/formatting/paris-time'
import { composeMail } from '../../platform/mail/compose-mail'

/** How long the link of `confirmationMail` works. */
export const confirmationHours = 24

type Registration = { email: string; name: string; createdAt: Date }

/**
 * Asks for the one click that opens the account. Anybody may have registered the address, with a
 * password of their own: the mail says when and as whom, and what a click would do
 * (docs/decisions/010).
 */
export const confirmationMail = ({ email, name, createdAt }: Registration, url: string) =>
  composeMail({
    to: email,
    subject: 'Confirmez votre adresse e-mail',
    opening: [
      'Bonjour,',
      `Quelqu’un s’est inscrit avec votre adresse le ${formatParisMoment(createdAt)} (heure de Paris), sous le pseudo « ${withoutLinks(name)} ».`,
      `C’était vous ? Un clic suffit pour confirmer votre adresse et recevoir vos ${freeMinutes} minutes offertes.`,
    ],
    link: { label: 'Confirmer mon adresse', url },
    closing: [
      `Ce lien fonctionne pendant ${confirmationHours} heures. Seule la dernière inscription compte : après une nouvelle inscription, les liens des précédentes ne fonctionnent plus.`,
      'Ce n’était pas vous, ou vous n’en êtes pas sûr ? N’ouvrez pas ce lien : il confirmerait le mot de passe choisi par quelqu’un d’autre. Sans confirmation, aucun compte n’est ouvert, et l’inscription est effacée au bout de 7 jours.',
    ],
  })

/**
 * Whoever registers another's address chooses these words: none of them may lead anywhere, by any of
 * the dots that there are, nor begin a paragraph of their own.
 */
export const withoutLinks = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/(?:(?!\u200d)[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}'’_-])+/gu, ' ')
    .trim()

/** Instead of an answer on the page, which would tell strangers who has an account (05). */
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
