import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { AttachedDocument, Mail, MailFile } from './mail'

type Options = {
  smtpUrl: string | undefined
  /** The sender, as « Name <address> ». */
  from: string
  /** Where messages are written when there is no server to hand them to. */
  directory: string
  /** Makes what goes with a message. */
  makeDocument(attached: AttachedDocument): Promise<MailFile>
}

export type DeliverMail = (mail: Mail) => Promise<void>

/**
 * Hands a message to SMTP_URL, or writes it down as an .eml file when there is none (02,
 * « Environment »). Rejects when it could not, so that the job tries again.
 */
export function createMailDelivery({
  smtpUrl,
  from,
  directory,
  makeDocument,
}: Options): DeliverMail {
  const send = smtpUrl ? deliverBySmtp(smtpUrl) : writeToFiles(directory)
  return async ({ attachments = [], ...mail }) => {
    const files: MailFile[] = []
    // One after the other: each is drawn on the thread that carries the calls.
    for (const attached of attachments) files.push(await makeDocument(attached))
    await send({ ...mail, from, attachments: files })
  }
}

type Send = (message: SendMailOptions) => Promise<void>

/** Messages leave one by one: a server that hangs holds the others up, and is tried again later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

function deliverBySmtp(url: string): Send {
  const transport = createTransport({ url, ...patience })
  return async (message) => {
    await transport.sendMail(message)
  }
}

function writeToFiles(directory: string): Send {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (composed) => {
    const { message } = await transport.sendMail(composed)
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed in memory')
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const time = new Date().toISOString().replaceAll(':', '-')
    const file = path.join(directory, `${time}-${randomUUID().slice(0, 8)}.eml`)
    // Renamed when whole: whoever lists the directory never reads half a message.
    await writeFile(`${file}.part`, message, { mode: 0o600 })
    await chmod(`${file}.part`, 0o600)
    await rename(`${file}.part`, file)
  }
}
