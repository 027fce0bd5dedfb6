/** What the specification's catalogue does not word: refusals of an account that are ours. */
export const accountRefusalMessages = {
  EMAIL_INVALID: 'Cette adresse email n’est pas valide',
  PASSWORD_TOO_LONG: 'Le mot de passe doit contenir au plus 128 caractères',
  EMAIL_NOT_VERIFIED:
    'Votre adresse email n’est pas encore confirmée : ouvrez le lien reçu par email',
  GOOGLE_UNAVAILABLE: 'La connexion avec Google n’est pas disponible ici',
} as const
