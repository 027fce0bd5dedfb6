import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withFrenchSpaces } from '../../domain/formatting/french-spaces'
import { composeMail } from '../../server/platform/mail/compose-mail'
import { createMailDelivery } from '../../server/platform/mail/create-mail-delivery'
import { findMessage, listMailbox } from './mailbox'
import { readMessage } from './read-message'

const bytes = Array.from({ length: 1_000 }, (_, index) => index % 256)

let directory: string
beforeEach(async () => {
  directory = path.join(await mkdtemp(path.join(tmpdir(), 'amivoix-mail-')), 'mail')
})
afterEach(() => rm(path.dirname(directory), { recursive: true, force: true }))

const deliver = (changes = {}) =>
  createMailDelivery({
    smtpUrl: undefined,
    from: 'Amivoix <nous@example.test>',
    directory,
    renderDocument: async ({ document }) => ({
      filename: `${document}.pdf`,
      contentType: 'application/pdf',
      content: Buffer.from(bytes),
    }),
  })({
    ...composeMail({
      to: 'camille@example.test',
      subject: 'Déjà confirmée ? « Oui » : voilà un objet assez long pour être plié en deux lignes',
      opening: ['Bonjour Zoé,', '<b>Été</b> & hiver'],
      link: { label: 'Ouvrir', url: `https://example.test/?a=1&token=${'x'.repeat(120)}` },
      closing: ['À bientôt.'],
    }),
    ...changes,
  })

test('reads back a message as it was composed', async () => {
  await deliver()
  const [name = ''] = await readdir(directory)
  const message = readMessage(await readFile(path.join(directory, name), 'utf8'))
  expect(message.to).toBe('camille@example.test')
  expect(message.subject).toBe(
    withFrenchSpaces(
      'Déjà confirmée ? « Oui » : voilà un objet assez long pour être plié en deux lignes',
    ),
  )
  expect(message.text).toContain(`Bonjour Zoé,\n\n<b>Été</b> & hiver\n\nOuvrir :\nhttps://`)
  expect(message.text).toContain(`?a=1&token=${'x'.repeat(120)}\n`)
  expect(message.html).toContain('&lt;b&gt;Été&lt;/b&gt; &amp; hiver')
  expect(message.html).not.toMatch(/<img|src=/)
})

test('reads back every attachment unchanged', async () => {
  const attachments = [{ document: 'terms-of-sale' }, { document: 'withdrawal-form' }]
  await deliver({ attachments })
  const [message] = await listMailbox(directory)
  expect(message?.text).toContain('Bonjour Zoé,')
  expect(message?.html).toContain('Bonjour Zoé,')
  expect(message?.attachments).toEqual(
    attachments.map(({ document }) => ({
      filename: `${document}.pdf`,
      contentType: 'application/pdf',
      content: Buffer.from(bytes),
    })),
  )
})

test('writes files that only their owner can read', async () => {
  await deliver()
  const [name = ''] = await readdir(directory)
  expect((await stat(path.join(directory, name))).mode & 0o777).toBe(0o600)
})

test('does not let an address or a subject inject a header', async () => {
  await deliver({ to: 'camille@example.test\r\nBcc: other@example.test', subject: 'a\r\nX-B: c' })
  const [name = ''] = await readdir(directory)
  const head = (await readFile(path.join(directory, name), 'utf8')).split('\r\n\r\n')[0]
  expect(head).not.toMatch(/^(Bcc|X-B):/m)
})

test('lists the newest message first, and returns an empty list before any message', async () => {
  expect(await listMailbox(directory)).toEqual([])
  await deliver()
  const [name = ''] = await readdir(directory)
  for (const time of ['2020-01-02T10-00-00.000Z', '2020-01-02T09-59-59.999Z'])
    await copyFile(path.join(directory, name), path.join(directory, `${time}-0123abcd.eml`))
  await writeFile(path.join(directory, 'notes.txt'), 'not a message')
  const ids = (await listMailbox(directory)).map(({ id }) => id)
  expect(ids).toEqual([
    name.replace('.eml', ''),
    '2020-01-02T10-00-00.000Z-0123abcd',
    '2020-01-02T09-59-59.999Z-0123abcd',
  ])
})

test('finds a message only by its own id, not by a path', async () => {
  await deliver()
  const [{ id } = { id: '' }] = await listMailbox(directory)
  expect(await findMessage(directory, id)).toMatchObject({ id, to: 'camille@example.test' })
  for (const name of ['', '..', `../mail/${id}`, '2020-01-02T10-00-00.000Z-0123abcd'])
    expect(await findMessage(directory, name)).toBeUndefined()
})
