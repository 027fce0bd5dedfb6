import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Message, readMessage } from './read-message'

export type MailboxEntry = Message & { id: string }

/** The name of a file as the mail delivery gives it, without its ending. */
const entryId = /^[0-9TZ.-]+-[0-9a-f]{8}$/

/** What the page shows at most; older files stay on the disk. */
const mailboxLength = 50

/** The messages written so far, newest first; none when there is no directory yet. */
export async function listMailbox(directory: string): Promise<MailboxEntry[]> {
  const names = await readdir(directory).catch(() => [])
  const ids = names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter((id) => entryId.test(id))
  const newest = ids.sort().reverse().slice(0, mailboxLength)
  return Promise.all(newest.map((id) => readEntry(directory, id)))
}

/** One message; undefined when there is none of that name. */
export async function findMessage(directory: string, id: string) {
  if (!entryId.test(id)) return undefined
  return readEntry(directory, id).catch(() => undefined)
}

async function readEntry(directory: string, id: string): Promise<MailboxEntry> {
  return { id, ...readMessage(await readFile(path.join(directory, `${id}.eml`), 'utf8')) }
}
