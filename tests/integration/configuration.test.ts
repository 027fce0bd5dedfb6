import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product/start-product'

describe('on a public address', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({
      publicUrl: new URL('https://amivoix.test'),
      isLoopback: false,
    })
  })
  afterAll(() => product?.close())

  test('cookies travel on https only, and browsers are told to stay there', async () => {
    const { email, password } = await product.signUp()
    const { headers } = await product.request('/api/auth/sign-in/email', {
      body: { email, password },
    })
    const cookie = headers.getSetCookie().find((line) => line.includes('session_token'))
    expect(cookie).toMatch(/^__Secure-/)
    expect(cookie).toContain('Secure;')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  })

  test('mails link to the public address', async () => {
    const { email } = await product.signUp()
    const [mail] = await product.mailsTo(email)
    expect(mail?.text).toContain('https://amivoix.test/api/auth/verify-email?')
  })

  test('there is no mailbox to look into', async () => {
    expect(await product.request('/dev/mail')).toMatchObject({ status: 404 })
  })
})

describe('on this machine', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())

  test('the mailbox shows what was sent, newest first, and each message whole', async () => {
    const { email } = await product.signUp()
    const page = await waitForMail(email)
    const path = /<a href="(\/dev\/mail\/[^"]+)"/.exec(page)?.[1] ?? ''
    const message = await product.request(path)
    expect(message.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(message.body).toContain('Confirmez votre adresse e-mail')
    expect(message.body).toContain(`href="${product.origin}/api/auth/verify-email?token=`)
    expect(message.body).toContain('sandbox=')
  })

  test('the mailbox is closed to whoever comes through a proxy', async () => {
    for (const headers of [{ 'x-forwarded-for': '192.0.2.7' }, { forwarded: 'for=192.0.2.7' }])
      expect(await product.request('/dev/mail', { headers })).toMatchObject({ status: 404 })
  })

  test.each(['nothing', '..%2F..%2Fsecret', '%00'])('the mailbox has no %s', async (id) => {
    expect((await product.request(`/dev/mail/${id}`)).status).toBeGreaterThanOrEqual(400)
  })

  /** The delivery is a job, which looks for work once a second. */
  const waitForMail = (email: string) =>
    expect
      .poll(async () => (await product.request('/dev/mail')).body, { timeout: 10_000 })
      .toContain(email)
      .then(async () => String((await product.request('/dev/mail')).body))
})
