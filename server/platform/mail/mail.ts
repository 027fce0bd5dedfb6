/** An attachment. Its file is created when the mail is sent, so that the queue stores no files. */
export type AttachedDocument =
  | { document: 'terms-of-sale' }
  | { document: 'withdrawal-form' }
  | { document: 'invoice'; number: string }

export type MailFile = { filename: string; contentType: string; content: Buffer }

/**
 * An e-mail to one recipient. The subject does not contain the name of a companion, because a
 * locked phone shows the subject.
 */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  attachments?: readonly AttachedDocument[]
  /** For mails to a list: a POST to this URL unsubscribes the recipient (RFC 8058). */
  unsubscribeUrl?: string
}
