import { formatMailLink, type PreparedMail } from '../../../../domain/contact/mail-link'

/** Opens the visitor's mail program with an e-mail filled in. The page cannot know whether it did. */
export const openMail = (address: string, mail: PreparedMail) =>
  window.location.assign(formatMailLink(address, mail))
