import { type PublicMessageCode, publicMessages } from '../../../../domain/public-messages'

/**
 * French messages for failures of the call room. They are not among `publicMessages`, which public pages
 * load, because only calls need them.
 */
const roomMessages = {
  ROOM_EJECTED: 'Le service vocal a mis fin à l’appel',
  ROOM_EXPIRED: 'Le temps de cet appel est écoulé',
  ROOM_NOT_OPEN: 'La salle d’appel n’est pas encore ouverte - Veuillez réessayer',
  ROOM_GONE: 'La salle d’appel n’existe plus - Veuillez réessayer',
  ROOM_FULL: 'La salle d’appel est complète',
  ROOM_FORBIDDEN: 'L’accès à la salle d’appel est refusé',
} as const

/** Why a call could not start or continue: the code of a French message. */
export type CallFailureCode = PublicMessageCode | keyof typeof roomMessages

/** Returns the French message of a failure that prevents or ends a call. */
export const getFailureText = (code: CallFailureCode): string =>
  ({ ...publicMessages, ...roomMessages })[code]
