import { type CallFailureCode, getFailureText } from './room-messages'

export type FailureMessage = {
  title: string
  detail: string
  /** What the caller can do besides going back. */
  remedy: 'dial-again' | 'take-over' | 'top-up' | 'sign-in' | null
}

/** Returns the message and remedy for a call that could not start. */
export function describeCallFailure(code: CallFailureCode, companion: string): FailureMessage {
  const title = getFailureText(code)
  switch (code) {
    case 'CALL_ALREADY_LIVE':
      return {
        title,
        detail: `Il est ouvert dans une autre fenêtre ou sur un autre appareil. Appeler ${companion} ici y met fin.`,
        remedy: 'take-over',
      }
    case 'ALL_LINES_BUSY':
      return {
        title,
        detail: 'Une ligne se libère d’ordinaire en quelques minutes. Rien n’est décompté.',
        remedy: 'dial-again',
      }
    case 'NO_MINUTES_LEFT':
      return { title, detail: 'Votre solde est à zéro.', remedy: 'top-up' }
    case 'AGENT_NOT_CALLABLE':
      return { title, detail: `${companion} ne prend pas d’appel pour le moment.`, remedy: null }
    case 'UNAUTHENTICATED':
    case 'SESSION_EXPIRED':
      return { title, detail: 'Reconnectez-vous pour appeler.', remedy: 'sign-in' }
    default:
      return { title, detail: 'Rien n’a été décompté.', remedy: 'dial-again' }
  }
}
