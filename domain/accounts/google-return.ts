import { publicMessages } from '../public-messages'
import { accountErrorMessages } from './account-error-messages'

/**
 * Codes in the query of the sign-in or sign-up page after a visit to Google that created no
 * session.
 */
const googleReturnCodes = [
  'GOOGLE_SIGN_IN_FAILED',
  'GOOGLE_SIGN_UP_FAILED',
  'GOOGLE_ADDRESS_UNVERIFIED',
  'GOOGLE_ACCOUNT_SUSPENDED',
  'GOOGLE_CANCELLED',
  'GOOGLE_NEW',
] as const

export type GoogleReturnCode = (typeof googleReturnCodes)[number]

/** Returns the text as a code; null when it is not one of the codes above. */
export const parseGoogleReturnCode = (text: string | null): GoogleReturnCode | null =>
  googleReturnCodes.find((code) => code === text) ?? null

/** GOOGLE_CANCELLED and GOOGLE_NEW are information, not failures. */
export const googleReturnMessages = {
  GOOGLE_SIGN_IN_FAILED: publicMessages.GOOGLE_SIGN_IN_FAILED,
  GOOGLE_SIGN_UP_FAILED: publicMessages.GOOGLE_SIGN_UP_FAILED,
  GOOGLE_ADDRESS_UNVERIFIED:
    'Google n’a pas vérifié cette adresse email\u00a0: continuez avec un mot de passe',
  GOOGLE_ACCOUNT_SUSPENDED: accountErrorMessages.ACCOUNT_SUSPENDED,
  GOOGLE_CANCELLED:
    'Rien n’a été fait avec votre compte Google. Vous pouvez réessayer, ou continuer avec votre email.',
  GOOGLE_NEW: 'Ce compte Google est nouveau sur Amivoix.',
} as const satisfies Record<GoogleReturnCode, string>
