import { publicMessages } from '../public-messages'

/** Whether the typed text is the confirmation word, in any letter case. */
export const isDeletionWord = (text: string) =>
  text.trim().toLowerCase() === publicMessages.ACCOUNT_DELETION_WORD
