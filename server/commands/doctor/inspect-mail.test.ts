import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { inspectMail } from './inspect-mail'

let server: SMTPServer | undefined
afterEach(() => {
  server?.close(() => {})
  server = undefined
})

async function startServer({ shouldAccept }: { shouldAccept: boolean }) {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) =>
      shouldAccept ? done(null, { user: 'us' }) : done(new Error('535 wrong password')),
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return `smtp://us:secret@127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

const inspect = (smtpUrl: string | undefined, { isLoopback = false } = {}) =>
  inspectMail({ smtpUrl, isLoopback, mailFrom: 'nous@example.test', dataDirectory: '/srv/data' })

test('signs in to the mail server', async () => {
  expect(await inspect(await startServer({ shouldAccept: true }))).toMatchObject({
    isFine: true,
    text: expect.stringContaining('accepte la connexion'),
  })
})

test('explains why a mail server cannot be used, without printing the password', async () => {
  const finding = await inspect(await startServer({ shouldAccept: false }))
  expect(finding).toMatchObject({ isFine: false, text: expect.stringContaining('mot de passe') })
  expect(finding.text).not.toContain('secret')
  const { isFine, text } = await inspect('smtp://127.0.0.1:1')
  expect(isFine).toBe(false)
  expect(text).toContain('ne répond pas')
})

test('requires a mail server only on a public address', async () => {
  expect((await inspect(undefined, { isLoopback: true })).isFine).toBe(true)
  expect(await inspect(undefined)).toMatchObject({
    isFine: false,
    text: expect.stringContaining('SMTP_URL'),
  })
})
