import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { createMailDelivery } from './create-mail-delivery'
import { requireSmtpTls } from './smtp-url'

let server: Server
afterEach(() => server?.close())

/** Starts a fake SMTP server, which can refuse every recipient, and creates a delivery through it. */
async function startMailServer({ shouldRefuse = false } = {}) {
  const lines: string[] = []
  server = createServer((socket) => {
    socket.write('220 ready\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        lines.push(line)
        if (/^(EHLO|MAIL|QUIT)/.test(line)) socket.write('250 ok\r\n')
        if (line.startsWith('RCPT')) socket.write(shouldRefuse ? '550 unknown\r\n' : '250 ok\r\n')
        if (line === 'DATA') socket.write('354 go on\r\n')
        if (line === '.') socket.write('250 taken\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const from = 'Amivoix <nous@example.test>'
  const deliver = createMailDelivery({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from,
    directory: '',
    renderDocument: async ({ document }) => ({
      filename: `${document}.pdf`,
      contentType: 'application/pdf',
      content: Buffer.from('%PDF'),
    }),
  })
  return { lines, deliver }
}

const mail = { to: 'camille@example.test', subject: 'Bonjour', text: 'Texte', html: '<p>HTML</p>' }

test('sends an e-mail through the configured server, from the configured address', async () => {
  const { lines, deliver } = await startMailServer()
  await deliver(mail)
  expect(lines).toContain('MAIL FROM:<nous@example.test>')
  expect(lines).toContain('RCPT TO:<camille@example.test>')
  expect(lines).toContain('Subject: Bonjour')
  expect(lines).toContain('<p>HTML</p>')
})

test('marks every mail as automatic, so that autoresponders do not answer it', async () => {
  const { lines, deliver } = await startMailServer()
  await deliver(mail)
  await deliver({ ...mail, unsubscribeUrl: 'https://amivoix.test/?id=1' })
  expect(lines.filter((line) => line === 'Auto-Submitted: auto-generated')).toHaveLength(2)
})

test('supports one-click unsubscription from a mail to a list', async () => {
  const { lines, deliver } = await startMailServer()
  await deliver({
    ...mail,
    unsubscribeUrl: 'https://amivoix.test/api/newsletter/unsubscriptions?id=1',
  })
  expect(lines.join('\n')).toMatch(
    /^List-Unsubscribe:\s+<https:[/][/]amivoix[.]test[/]api[/]newsletter[/]unsubscriptions[?]id=1>$/m,
  )
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('creates attachments when the mail is sent', async () => {
  const { lines, deliver } = await startMailServer()
  await deliver({ ...mail, attachments: [{ document: 'terms-of-sale' }] })
  expect(lines).toContain('Content-Type: application/pdf; name=terms-of-sale.pdf')
  expect(lines).toContain(Buffer.from('%PDF').toString('base64'))
})

test('rejects when the server refuses the mail, so that the job is retried', async () => {
  const { deliver } = await startMailServer({ shouldRefuse: true })
  await expect(deliver(mail)).rejects.toThrow('unknown')
})

describe('when TLS is required, as for a server that is not on loopback', () => {
  /** Starts a real SMTP server with the self-signed certificate of the package `smtp-server`. */
  async function startTlsServer(options: SMTPServerOptions) {
    const senders: string[] = []
    const smtp = new SMTPServer({
      ...options,
      authOptional: true,
      logger: false,
      onMailFrom: ({ address }, _session, accept) => {
        senders.push(address)
        accept()
      },
    })
    // Clients that refuse the certificate end the connection.
    smtp.on('error', () => {})
    const netServer = smtp.listen(0, '127.0.0.1')
    await once(netServer, 'listening')
    onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
    return { senders, port: (netServer.address() as AddressInfo).port }
  }

  const deliverTo = (url: string) =>
    createMailDelivery({
      smtpUrl: url,
      from: 'nous@example.test',
      directory: '',
      renderDocument: async () => ({ filename: '', contentType: '', content: Buffer.of() }),
    })(mail)

  /**
   * The query that `requireSmtpTls` adds to a URL off loopback. The tests append it themselves,
   * because their servers are on loopback.
   */
  const { search } = new URL(requireSmtpTls('smtp://mail.example.test'))

  test('sends nothing to a server without STARTTLS', async () => {
    const { port, senders } = await startTlsServer({ disabledCommands: ['STARTTLS'] })
    await expect(deliverTo(`smtp://127.0.0.1:${port}${search}`)).rejects.toThrow(/STARTTLS/)
    expect(senders).toEqual([])
  })

  test.each([
    ['smtp', {}],
    ['smtps', { secure: true }],
  ])('sends nothing over %s to a server with an invalid certificate', async (scheme, options) => {
    const { port, senders } = await startTlsServer(options)
    await expect(deliverTo(`${scheme}://127.0.0.1:${port}${search}`)).rejects.toThrow(
      /self-signed|certificate/i,
    )
    expect(senders).toEqual([])
  })

  test('sends to a server with an invalid certificate when the URL disables the verification', async () => {
    const { port, senders } = await startTlsServer({})
    const send = deliverTo(`smtp://127.0.0.1:${port}?requireTLS=true&tls.rejectUnauthorized=false`)
    await expect(send).resolves.toBeUndefined()
    expect(senders).toEqual(['nous@example.test'])
  })
})
