import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail'

type Options = {
  smtpUrl: string | undefined
  /** The sender, as « Name <address> ». */
  from: string
  /** Where messages are written when there is no server to hand them to. */
  directory: string
}

export type DeliverMail = (mail: Mail) => Promise<void>

/**
 * Hands a message to SMTP_URL, or writes it down as an .eml file when there is none (02,
 * « Environment »). Rejects when it could not, so that the job tries again.
 */
export const createMailDelivery = ({ smtpUrl, from, directory }: Options): DeliverMail =>
  smtpUrl ? deliverBySmtp(smtpUrl, from) : writeToFiles(directory, from)

/** Messages leave one by one: a server that hangs holds the others up, and is tried again later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

function deliverBySmtp(url: string, from: string): DeliverMail {
  const transport = createTransport({ url, ...patience })
  return async (mail) => {
    await transport.sendMail({ ...mail, from })
  }
}

function writeToFiles(directory: string, from: string): DeliverMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail({ ...mail, from })
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
