import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../../support/product/start-product'

describe('on a public installation', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({
      publicUrl: new URL('https://amivoix.test'),
      isLoopback: false,
    })
  })
  afterAll(() => product?.close())

  test('sets secure cookies and HSTS', async () => {
    const { email, password } = await product.signUpByMail()
    const { headers } = await product.request('/api/auth/sign-in/email', {
      body: { email, password },
    })
    const cookie = headers.getSetCookie().find((line) => line.includes('session_token'))
    expect(cookie).toMatch(/^__Secure-/)
    expect(cookie).toContain('Secure;')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  })

  test('links to the public URL in e-mails', async () => {
    const { email } = await product.signUpByMail()
    const [mail] = await product.listMailsTo(email)
    expect(mail?.text).toContain('https://amivoix.test/confirmer?token=')
  })

  test('has no development mailbox', async () => {
    expect(await product.request('/dev/mail')).toMatchObject({ status: 404 })
  })
})

describe('in loopback mode', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())

  test('shows sent messages in the development mailbox, in a sandboxed frame', async () => {
    const { email } = await product.signUpByMail()
    const page = await waitForMailboxPage(email)
    const path = /<a href="(\/dev\/mail\/[^"]+)"/.exec(page)?.[1] ?? ''
    const message = await product.request(path)
    expect(message.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(message.body).toContain('Confirmez votre adresse e-mail')
    expect(message.body).toContain(`href="${product.origin}/confirmer?token=`)
    expect(message.body).toContain('sandbox=')
  })

  test('hides the development mailbox from proxied requests', async () => {
    for (const headers of [{ 'x-forwarded-for': '192.0.2.7' }, { forwarded: 'for=192.0.2.7' }])
      expect(await product.request('/dev/mail', { headers })).toMatchObject({ status: 404 })
  })

  test.each(['nothing', '..%2F..%2Fsecret', '%00'])(
    'refuses the unknown message id %s',
    async (id) => {
      expect((await product.request(`/dev/mail/${id}`)).status).toBeGreaterThanOrEqual(400)
    },
  )

  /** Waits until the mailbox lists a mail to this address, and returns the page of the mailbox. */
  const waitForMailboxPage = (email: string) =>
    expect
      .poll(async () => (await product.request('/dev/mail')).body)
      .toContain(email)
      .then(async () => String((await product.request('/dev/mail')).body))
})
