import { pagePaths } from '../../../contract/paths'
import { composeMail } from '../../platform/mail/compose-mail'

/**
 * Tells the user about a new key. The e-mail is their only warning if somebody else created the key
 * in their session. It identifies the key by its prefix, because the key's name could contain a
 * link.
 */
export const apiKeyCreatedMail = (to: string, prefix: string, origin: string) =>
  composeMail({
    to,
    subject: 'Une clé d’accès a été créée',
    opening: [
      'Bonjour,',
      `Une clé d’accès qui commence par ${prefix} vient d’être créée dans votre compte. Elle permet à un programme d’appeler un compagnon avec vos minutes.`,
      'Ce n’était pas vous ? Révoquez cette clé, puis changez de mot de passe :',
    ],
    link: { label: 'Voir mes clés', url: new URL(pagePaths.developers, origin).href },
    closing: ['C’était vous ? Vous n’avez rien à faire.'],
  })
