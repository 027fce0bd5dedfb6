/** What goes with a message; made when it leaves, so that the queue carries no file. */
export type AttachedDocument =
  | { document: 'terms-of-sale' }
  | { document: 'withdrawal-form' }
  | { document: 'invoice'; number: string }

export type MailFile = { filename: string; contentType: string; content: Buffer }

/** One message to one person. Its subject names no companion: it shows on a locked phone (05). */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  attachments?: readonly AttachedDocument[]
}
