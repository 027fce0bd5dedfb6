import { listenForEmailConfirmed } from '../../../session/email-confirmed-channel'
import { offerHelloLines } from '../../../session/hello-lines'

/**
 * Waits for the confirmation of an address in another tab: moves the lines that the visitor said on the landing page
 * to a tab that asks for them, and calls onConfirmed after the confirmation. Returns a function that stops both.
 */
export function followConfirmation(email: string, onConfirmed: () => void): () => void {
  const stopOffering = offerHelloLines()
  const stopListening = listenForEmailConfirmed(email, onConfirmed)
  return () => {
    stopOffering()
    stopListening()
  }
}
