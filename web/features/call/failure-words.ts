import { type MessageCode, messages } from '../../../domain/messages'

export type FailureWords = {
  title: string
  detail: string
  /** What to do about it, beside going back. */
  remedy: 'dial-again' | 'take-over' | 'sign-in' | null
}

/** Why a call did not start, and what can be done (first document, section 8, « Call panel »). */
export function describeFailure(code: MessageCode, companion: string): FailureWords {
  const title = messages[code]
  switch (code) {
    case 'CALL_ALREADY_LIVE':
      return {
        title,
        detail: 'Il est ouvert dans une autre fenêtre ou sur un autre appareil.',
        remedy: 'take-over',
      }
    case 'ALL_LINES_BUSY':
      return {
        title,
        detail: 'Une ligne se libère d’ordinaire en quelques minutes. Rien n’est décompté.',
        remedy: 'dial-again',
      }
    case 'NO_MINUTES_LEFT':
      return { title, detail: 'Votre solde est à zéro.', remedy: null }
    case 'AGENT_NOT_CALLABLE':
      return { title, detail: `${companion} ne prend pas d’appel pour le moment.`, remedy: null }
    case 'UNAUTHENTICATED':
    case 'SESSION_EXPIRED':
      return { title, detail: 'Reconnectez-vous pour appeler.', remedy: 'sign-in' }
    default:
      return { title, detail: 'Rien n’a été décompté.', remedy: 'dial-again' }
  }
}
