import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createMailDelivery } from './create-mail-delivery'

let server: Server
afterEach(() => server?.close())

/** Starts a fake SMTP server that accepts one message, or refuses its recipient. */
async function startMailServer({ refuses = false } = {}) {
  const lines: string[] = []
  server = createServer((socket) => {
    socket.write('220 ready\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        lines.push(line)
        if (/^(EHLO|MAIL|QUIT)/.test(line)) socket.write('250 ok\r\n')
        if (line.startsWith('RCPT')) socket.write(refuses ? '550 unknown\r\n' : '250 ok\r\n')
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

test('sends an e-mail through the configured server, from the configured sender', async () => {
  const { lines, deliver } = await startMailServer()
  await deliver(mail)
  expect(lines).toContain('MAIL FROM:<nous@example.test>')
  expect(lines).toContain('RCPT TO:<camille@example.test>')
  expect(lines).toContain('Subject: Bonjour')
  expect(lines).toContain('<p>HTML</p>')
})

test('creates attachments when the mail is sent', async () => {
  const { lines, deliver } = await startMailServer()
  await deliver({ ...mail, attachments: [{ document: 'terms-of-sale' }] })
  expect(lines).toContain('Content-Type: application/pdf; name=terms-of-sale.pdf')
  expect(lines).toContain(Buffer.from('%PDF').toString('base64'))
})

test('rejects when the server refuses the mail, so that the job is retried', async () => {
  const { deliver } = await startMailServer({ refuses: true })
  await expect(deliver(mail)).rejects.toThrow('unknown')
})
