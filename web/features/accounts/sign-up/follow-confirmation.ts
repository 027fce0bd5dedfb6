import { listenForEmailConfirmed } from '../../../session/email-confirmed-channel'
import { offerHelloLines } from '../../../session/hello-lines'

/**
 * Calls `onConfirmed` when another tab has confirmed the address. Until stopped, also moves the lines that the
 * visitor said on the landing page to a tab that asks for them. Returns a function that stops both.
 */
export function followConfirmation(email: string, onConfirmed: () => void): () => void {
  const stopOffering = offerHelloLines()
  const stopListening = listenForEmailConfirmed(email, onConfirmed)
  return () => {
    stopOffering()
    stopListening()
  }
}
