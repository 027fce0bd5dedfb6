import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { AttachedDocument, Mail, MailFile } from './mail'

type Deps = {
  smtpUrl: string | undefined
  /** The sender, as "Name <address>". */
  from: string
  /** Where messages are written when no SMTP server is configured. */
  directory: string
  /** Creates the file of an attachment. */
  renderDocument(attachment: AttachedDocument): Promise<MailFile>
}

export type DeliverMail = (mail: Mail) => Promise<void>

/**
 * Creates a function that sends an e-mail through the SMTP server, or writes it as an .eml file
 * when none is configured. The function rejects when either fails, so that the job is retried.
 */
export function createMailDelivery({
  smtpUrl,
  from,
  directory,
  renderDocument,
}: Deps): DeliverMail {
  const send = smtpUrl ? createSmtpSender(smtpUrl) : createFileWriter(directory)
  return async ({ attachments = [], unsubscribeUrl, ...mail }) => {
    const files: MailFile[] = []
    // One after the other, because one worker thread draws all PDFs.
    for (const attachment of attachments) files.push(await renderDocument(attachment))
    await send({
      ...mail,
      from,
      attachments: files,
      headers: {
        // Marks the mail as automatic, so that autoresponders do not answer it (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl !== undefined && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    })
  }
}

type Send = (message: SendMailOptions) => Promise<void>

/** Mails are sent one by one: a server that hangs must not delay the next mails for long. */
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

function createSmtpSender(url: string): Send {
  const transport = createTransport({ url, ...smtpTimeouts })
  return async (message) => {
    await transport.sendMail(message)
  }
}

function createFileWriter(directory: string): Send {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(mail)
    if (!Buffer.isBuffer(message)) throw new Error('nodemailer returned a stream, not a buffer')
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const time = new Date().toISOString().replaceAll(':', '-')
    const file = path.join(directory, `${time}-${randomUUID().slice(0, 8)}.eml`)
    // Renamed when complete, so that a reader of the directory never finds an incomplete message.
    await writeFile(`${file}.part`, message, { mode: 0o600 })
    await chmod(`${file}.part`, 0o600)
    await rename(`${file}.part`, file)
  }
}
