import { publicMessages } from '../public-messages'

/**
 * Whether the typed text is the confirmation word, in any letter case and with spaces around it.
 */
export const isDeletionWord = (text: string) =>
  text.trim().toLowerCase() === publicMessages.ACCOUNT_DELETION_WORD
