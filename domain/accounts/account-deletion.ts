import { messages } from '../messages'

/** Whether the typed text is the confirmation word, in any letter case. */
export const isDeletionWord = (text: string) =>
  text.trim().toLowerCase() === messages.ACCOUNT_DELETION_WORD
