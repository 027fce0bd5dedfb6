import { messages } from '../messages'

/** The word that deletes an account, in any case (first document, section 5). */
export const isDeletionWord = (text: string) =>
  text.trim().toLowerCase() === messages.ACCOUNT_DELETION_WORD
