import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Message, readMessage } from './read-message'

export type MailboxEntry = Message & { id: string }

/** Matches the file names that the mail delivery chooses, without their extension. */
const entryIdPattern = /^[0-9TZ.-]+-[0-9a-f]{8}$/

/** The page lists only the newest messages; older files stay on disk. */
const maxEntries = 50

/** Returns the newest messages, newest first; an empty list while the directory does not exist. */
export async function listMailbox(directory: string): Promise<MailboxEntry[]> {
  const names = await readdir(directory).catch(() => [])
  const ids = names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter((id) => entryIdPattern.test(id))
  const newestIds = ids.sort().reverse().slice(0, maxEntries)
  return Promise.all(newestIds.map((id) => readEntry(directory, id)))
}

/** Returns one message; undefined when no file has this name. */
export async function findMessage(directory: string, id: string) {
  if (!entryIdPattern.test(id)) return undefined
  return readEntry(directory, id).catch(() => undefined)
}

async function readEntry(directory: string, id: string): Promise<MailboxEntry> {
  return { id, ...readMessage(await readFile(path.join(directory, `${id}.eml`), 'utf8')) }
}
