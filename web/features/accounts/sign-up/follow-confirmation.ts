import { listenForEmailConfirmed } from '../../../session/email-confirmed-channel'
import { offerHelloLines } from '../../../session/hello-lines'

/**
 * Follows the confirmation of an address in another tab: hands over the lines of the landing page, and calls
 * onConfirmed. Returns a function that stops both.
 */
export function followConfirmation(email: string, onConfirmed: () => void): () => void {
  const stopOffering = offerHelloLines()
  const stopListening = listenForEmailConfirmed(email, onConfirmed)
  return () => {
    stopOffering()
    stopListening()
  }
}
