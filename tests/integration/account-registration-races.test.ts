import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, startProduct, type TestProduct } from '../support/product/start-product'

const form = (email: string, name = 'Camille') => ({
  email,
  name,
  password: `le mot de ${name}`,
  hasAcceptedTerms: true,
})

const calm = { status: 200, body: { status: true } }

describe.each(engines)('registering an address at the same time, on %s', (engine) => {
  let product: TestProduct
  /** A second process beside the first, where there can be one. */
  let other: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine })
    other = product.databaseUrl
      ? await startProduct({ engine, databaseUrl: product.databaseUrl })
      : product
  })
  afterAll(async () => {
    await product?.close()
    if (other !== product) await other?.close()
  })

  const register = (to: TestProduct, email: string, name?: string, headers = {}) =>
    to.request('/api/auth/sign-up/email', { body: form(email, name), headers })
  const signIn = (email: string, name: string) =>
    product.request('/api/auth/sign-in/email', {
      body: { email, password: form(email, name).password },
    })

  test('is answered calmly every time, and the newest mail opens the account', async () => {
    const email = 'ensemble@example.test'
    const names = ['Un', 'Deux', 'Trois', 'Quatre'].map((name) => `${name}...`)
    const answers = await Promise.all(names.map((name) => register(product, email, name)))
    for (const answer of answers) expect(answer).toMatchObject(calm)
    const mails = await product.mailsTo(email)
    expect(mails).toHaveLength(4)
    for (const { subject } of mails) expect(subject).toBe('Confirmez votre adresse e-mail')

    expect((await product.confirm(email)).cookie).not.toBe('')
    const statuses = await Promise.all(
      names.map(async (name) => (await signIn(email, name)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('through two processes, too: one of them wins, and nobody is told of a fault', async () => {
    for (let round = 1; round <= 4; round++) {
      const email = `course${round}@example.test`
      const answers = await Promise.all([
        register(product, email, 'Premier'),
        register(other, email, 'Second'),
      ])
      for (const answer of answers) expect(answer).toMatchObject(calm)
      const { rows } = await product.pool.query('select id from "user" where email = $1', [email])
      expect(rows).toHaveLength(1)
      const mails = await product.mailsTo(email)
      expect(mails.length).toBeGreaterThan(0)
      for (const { subject } of mails) expect(subject).toBe('Confirmez votre adresse e-mail')
    }
  })

  test('one network address cannot use up what a mailbox may be sent', async () => {
    const email = 'visee@example.test'
    const stranger = { 'x-forwarded-for': '192.0.2.8' }
    const statuses = []
    for (let number = 1; number <= 7; number++)
      statuses.push((await register(product, email, 'Inconnue', stranger)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await register(product, email, 'Camille')).toMatchObject(calm)
    expect((await product.confirm(email)).cookie).not.toBe('')
    expect((await signIn(email, 'Camille')).status).toBe(200)
  })
})
