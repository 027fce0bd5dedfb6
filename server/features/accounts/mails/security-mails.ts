import { pagePaths } from '../../../../contract/paths'
import { formatParisMoment } from '../../../../domain/formatting/paris-time'
import { retentionPeriods } from '../../../../domain/legal/retention-periods'
import { composeMail } from '../../../platform/mail/compose-mail'
import { sanitiseName } from './sanitise-name'

/** How long a link to choose a password is valid. */
export const passwordLinkHours = 1

/** How long a link that confirms a new address is valid. */
export const emailChangeLinkHours = 24

type PasswordLinkRecipient = {
  email: string
  name: string
  createdAt: Date
  isConfirmed: boolean
  hasPassword: boolean
}

/**
 * Contains the link to choose a password. Explains the state of an account that is unconfirmed or
 * has no password yet.
 */
export const passwordLinkMail = (recipient: PasswordLinkRecipient, url: string) =>
  composeMail({
    to: recipient.email,
    subject:
      recipient.hasPassword || !recipient.isConfirmed
        ? 'Choisissez un nouveau mot de passe'
        : 'Définissez un mot de passe',
    opening: ['Bonjour,', ...describeAccountState(recipient)],
    link: { label: 'Choisir mon mot de passe', url },
    closing: [
      'Ce lien fonctionne une seule fois, pendant une heure. Une fois le mot de passe choisi, tous les appareils connectés à votre compte sont déconnectés.',
      'Ce n’était pas vous ? Ignorez ce message : sans ce lien, que vous êtes seul à recevoir, rien ne change.',
    ],
  })

function describeAccountState({
  isConfirmed,
  hasPassword,
  name,
  createdAt,
}: PasswordLinkRecipient) {
  if (!isConfirmed)
    return [
      `Vous avez demandé un nouveau mot de passe. Votre inscription du ${formatParisMoment(createdAt)} (heure de Paris), sous le pseudo « ${sanitiseName(name)} », n’a pas encore été confirmée.`,
      'Choisir un mot de passe confirme votre adresse et ouvre ce compte. Celui donné à l’inscription, par vous ou par quelqu’un d’autre, ne servira plus à rien.',
    ]
  if (!hasPassword)
    return [
      'Vous avez demandé un mot de passe. Votre compte n’en a pas : vous vous connectez avec Google.',
      'Vous pouvez continuer ainsi, ou définir un mot de passe en plus.',
    ]
  return ['Vous avez demandé à choisir un nouveau mot de passe pour votre compte.']
}

/**
 * Tells the user that their password has changed, in case somebody else changed it. API keys stay
 * valid, so that the user's programs keep working; with `hasApiKeys` the e-mail offers to revoke
 * them.
 */
export const passwordChangedMail = (to: string, origin: string, hasApiKeys: boolean) =>
  composeMail({
    to,
    subject: 'Votre mot de passe a changé',
    opening: [
      'Bonjour,',
      'Le mot de passe de votre compte vient d’être choisi. Tous les autres appareils ont été déconnectés.',
      ...(hasApiKeys
        ? [
            'Vos clés d’accès, elles, fonctionnent toujours. Si quelqu’un d’autre a pu se servir de votre compte, révoquez-les aussi.',
          ]
        : []),
      'Ce n’était pas vous ? Choisissez-en un autre sans attendre :',
    ],
    link: {
      label: 'Choisir un autre mot de passe',
      url: pageUrl(origin, pagePaths.forgottenPassword),
    },
    ...(hasApiKeys && {
      furtherLinks: [{ label: 'Voir mes clés', url: pageUrl(origin, pagePaths.developers) }],
    }),
    closing: ['C’était vous ? Vous n’avez rien à faire.'],
  })

/**
 * Sent to the new address. Its owner may be a stranger, so the e-mail contains nothing about the
 * account.
 */
export const confirmNewEmailMail = (to: string, url: string) =>
  composeMail({
    to,
    subject: 'Confirmez votre nouvelle adresse',
    opening: [
      'Bonjour,',
      'Vous avez demandé à utiliser cette adresse pour votre compte Amivoix. Ouvrez le lien sur un appareil où vous êtes connecté, ou connectez-vous avec votre adresse actuelle quand nous vous le demanderons.',
    ],
    link: { label: 'Utiliser cette adresse', url },
    closing: [
      `Ce lien fonctionne une seule fois, pendant ${emailChangeLinkHours} heures. D’ici là, rien ne change.`,
      'Ce n’était pas vous ? Ignorez ce message : personne ne peut se servir de votre adresse sans ce lien.',
    ],
  })

/** Sent to the old address before anything changes. */
export const emailChangeWarningMail = (to: string, origin: string) =>
  composeMail({
    to,
    subject: 'Un changement d’adresse a été demandé',
    opening: [
      'Bonjour,',
      'Un changement d’adresse e-mail vient d’être demandé pour votre compte, depuis un appareil connecté. Rien ne change tant que la nouvelle adresse n’a pas été confirmée.',
      'Ce n’était pas vous ? Choisissez un nouveau mot de passe : cela annule la demande et déconnecte tous les appareils.',
    ],
    link: {
      label: 'Choisir un nouveau mot de passe',
      url: pageUrl(origin, pagePaths.forgottenPassword),
    },
    closing: [
      'C’était vous ? Vous n’avez rien à faire ici : le lien à ouvrir est dans l’autre boîte.',
    ],
  })

/** Sent to an address that has an account, when another user requested it as their new address. */
export const emailTakenMail = (to: string, origin: string) =>
  composeMail({
    to,
    subject: 'Votre adresse a déjà un compte',
    opening: [
      'Bonjour,',
      'Quelqu’un, peut-être vous, a voulu donner votre adresse à un autre compte Amivoix. Votre adresse a déjà le sien : rien n’a changé, ni pour l’un ni pour l’autre.',
    ],
    link: { label: 'Me connecter', url: pageUrl(origin, pagePaths.login) },
    closing: [
      'Pour réunir vos comptes, supprimez d’abord celui dont vous ne voulez plus. Si ce n’était pas vous, ignorez ce message.',
    ],
  })

const erasureCauses = {
  request: 'Comme vous l’avez demandé',
  inactivity: `Comme annoncé, faute de connexion depuis ${retentionPeriods.inactiveAccountYears} ans`,
}

/** The last e-mail to a user: confirms the erasure, and contains nothing about what was erased. */
export const accountErasedMail = (to: string, origin: string, cause: keyof typeof erasureCauses) =>
  composeMail({
    to,
    subject: 'Votre compte est supprimé',
    opening: [
      'Bonjour,',
      `${erasureCauses[cause]}, votre compte et tout ce qu’il contenait sont effacés. Cette adresse disparaît elle aussi de nos serveurs dès que ce message est parti ; il n’y en aura pas d’autre.`,
    ],
    link: { label: 'Notre politique de confidentialité', url: pageUrl(origin, pagePaths.privacy) },
    closing: ['Merci du temps passé avec nous.'],
  })

const pageUrl = (origin: string, path: string) => new URL(path, origin).href
