import { messages } from '../messages'

/** What the door's address says of a visit to Google that ended without a session. */
const googleReturns = [
  'GOOGLE_SIGN_IN_FAILED',
  'GOOGLE_SIGN_UP_FAILED',
  'GOOGLE_ADDRESS_UNVERIFIED',
  'GOOGLE_CANCELLED',
  'GOOGLE_NEW',
] as const

export type GoogleReturn = (typeof googleReturns)[number]

/** null for what no return of ours says. */
export const readGoogleReturnCode = (text: string | null): GoogleReturn | null =>
  googleReturns.find((code) => code === text) ?? null

/** In words; the last two are no failures. */
export const googleReturnMessages = {
  GOOGLE_SIGN_IN_FAILED: messages.GOOGLE_SIGN_IN_FAILED,
  GOOGLE_SIGN_UP_FAILED: messages.GOOGLE_SIGN_UP_FAILED,
  GOOGLE_ADDRESS_UNVERIFIED:
    'Google n’a pas vérifié cette adresse email\u00a0: continuez avec un mot de passe',
  GOOGLE_CANCELLED:
    'Rien n’a été fait avec votre compte Google. Vous pouvez réessayer, ou continuer avec votre email.',
  GOOGLE_NEW: 'Ce compte Google est nouveau sur Amivoix.',
} as const satisfies Record<GoogleReturn, string>
