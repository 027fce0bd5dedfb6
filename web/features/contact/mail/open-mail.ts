import { formatMailLink, type PreparedMail } from '../../../../domain/contact/mail-link'

/** Opens the visitor's mail program with a prepared e-mail. The page cannot know whether that worked. */
export const openMail = (address: string, mail: PreparedMail) =>
  window.location.assign(formatMailLink(address, mail))
