import { passwordMaxLength } from './new-password'

/** Messages for account errors that domain/messages does not cover (docs/decisions/009). */
export const accountErrorMessages = {
  EMAIL_INVALID: 'Cette adresse email n’est pas valide',
  PASSWORD_TOO_LONG: `Le mot de passe doit contenir au plus ${passwordMaxLength} caractères`,
  PASSWORD_TOO_COMMON:
    'Ce mot de passe est trop facile à deviner\u00a0: essayez quelques mots sans rapport entre eux',
  REGISTRATION_PASSWORD_WRONG: 'Ce n’est pas le mot de passe choisi à l’inscription',
  ACCOUNT_SUSPENDED:
    'Votre compte est suspendu. Votre solde et vos achats sont conservés\u00a0: écrivez-nous par la page Contact.',
  EMAIL_NOT_VERIFIED:
    'Votre adresse email n’est pas encore confirmée\u00a0: ouvrez le lien reçu par email',
  GOOGLE_UNAVAILABLE: 'La connexion avec Google n’est pas disponible ici',
  EMAIL_UNCHANGED: 'C’est déjà l’adresse de votre compte',
  PASSWORD_WRONG: 'Ce n’est pas votre mot de passe actuel',
  PASSWORD_NOT_SET: 'Votre compte n’a pas encore de mot de passe\u00a0: définissez-en un par email',
  LINK_INVALID: 'Ce lien ne fonctionne plus\u00a0: il a déjà servi, il a expiré ou il a été annulé',
  SIGN_IN_NOT_RECENT:
    'Votre connexion date de plus de 10\u00a0minutes\u00a0: reconnectez-vous, puis recommencez',
  DELETION_NOT_CONFIRMED: 'Tapez « supprimer » pour confirmer',
  ADMINISTRATOR_NOT_ERASED:
    'Vous êtes le seul administrateur\u00a0: donnez d’abord ce rôle à quelqu’un d’autre, dans la section « Utilisateurs » de l’administration',
} as const
