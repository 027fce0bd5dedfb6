import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDirectory, removeTestDirectory } from '../support/database/create-test-directory'
import { findFreePort } from '../support/product/find-free-port'
import { copyTemplate } from '../support/product/product-template'
import { waitForMailLink } from '../support/product/sign-up-user'
import { startBuiltProduct } from '../support/product/start-built-product'

let dataDirectory: string
let mailServer: Server
let mailPort: number
let connectionCount = 0

beforeAll(async () => {
  dataDirectory = await createTestDirectory('job')
  await copyTemplate(dataDirectory)
  mailPort = await findFreePort()
  // Accepts connections and never answers, so that sending the mail does not finish.
  mailServer = createServer(() => {
    connectionCount++
  })
  await new Promise<void>((resolve) => mailServer.listen(mailPort, '127.0.0.1', resolve))
})
afterAll(async () => {
  mailServer.close()
  await removeTestDirectory(dataDirectory)
})

test('sends a mail after the next start when the process was killed while sending it', async () => {
  const killedProduct = await startBuiltProduct({
    dataDirectory,
    environment: { SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
  })
  const email = 'camille.killed@example.test'
  const password = 'une phrase assez longue'
  const registration = await fetch(`${killedProduct.origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: killedProduct.origin },
    body: JSON.stringify({ name: 'Camille', email, password, hasAcceptedTerms: true }),
  })
  expect(registration.status).toBe(200)
  await expect.poll(() => connectionCount, { timeout: 20_000 }).toBe(1)
  await killedProduct.kill('SIGKILL')

  const restartedProduct = await startBuiltProduct({ dataDirectory, port: killedProduct.port })
  const confirmation = await fetch(`${restartedProduct.origin}/api/auth/verify-email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: restartedProduct.origin,
      cookie: registration.headers.getSetCookie().join('; '),
    },
    body: JSON.stringify({
      token: new URL(await waitForMailLink(restartedProduct, email)).searchParams.get('token'),
    }),
  })
  expect(confirmation.headers.getSetCookie().join()).toContain('session')
  await restartedProduct.kill('SIGTERM')
})
