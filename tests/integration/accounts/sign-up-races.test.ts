import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../../support/database/engines'
import { startProduct, type TestProduct } from '../../support/product/start-product'

const createForm = (email: string, name = 'Camille') => ({
  email,
  name,
  password: `le mot de ${name}`,
  hasAcceptedTerms: true,
})

/** Returns a username as mails quote it, without dots. */
const quoteName = (name: string) => `«\u00a0${name.replaceAll('.', '')}\u00a0»`

const acceptance = { status: 200, body: { status: true } }

describe.each(engines)('concurrent registrations of one address, on %s', (engine) => {
  let product: TestProduct
  /** A second process on the same database. On the embedded engine, which allows one process, it is `product`. */
  let otherProcess: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine })
    otherProcess = product.databaseUrl
      ? await startProduct({ engine, databaseUrl: product.databaseUrl })
      : product
  })
  afterAll(async () => {
    await product?.close()
    if (otherProcess !== product) await otherProcess?.close()
  })

  const register = (target: TestProduct, email: string, name?: string, headers = {}) =>
    target.request('/api/auth/sign-up/email', { body: createForm(email, name), headers })
  const signIn = (email: string, name: string) =>
    product.request('/api/auth/sign-in/email', {
      body: { email, password: createForm(email, name).password },
    })

  test('accepts every registration, and gives the account the password of the one that is confirmed', async () => {
    const email = 'ensemble@example.test'
    const names = ['Un', 'Deux', 'Trois', 'Quatre'].map((name) => `${name}...`)
    const responses = await Promise.all(names.map((name) => register(product, email, name)))
    for (const response of responses) expect(response).toMatchObject(acceptance)
    const mails = await product.listMailsTo(email)
    expect(mails).toHaveLength(4)
    for (const { subject } of mails) expect(subject).toBe('Confirmez votre adresse e-mail')

    const confirmedName = names.find((name) => mails[0]?.text.includes(quoteName(name))) ?? ''
    const { password } = createForm(email, confirmedName)
    expect((await product.confirmAddress(email, password)).cookie).not.toBe('')
    const statuses = await Promise.all(
      names.map(async (name) => (await signIn(email, name)).status),
    )
    expect(statuses.map((status) => status === 200)).toEqual(
      names.map((name) => name === confirmedName),
    )
  })

  test('creates one account for registrations in two processes, without an error', async () => {
    for (let round = 1; round <= 4; round++) {
      const email = `course${round}@example.test`
      const responses = await Promise.all([
        register(product, email, 'Premier'),
        register(otherProcess, email, 'Second'),
      ])
      for (const response of responses) expect(response).toMatchObject(acceptance)
      const { rows } = await product.pool.query('select id from "user" where email = $1', [email])
      expect(rows).toHaveLength(1)
      const mails = await product.listMailsTo(email)
      expect(mails.length).toBeGreaterThan(0)
      for (const { subject } of mails) expect(subject).toBe('Confirmez votre adresse e-mail')
    }
  })

  test('does not let one IP address use up the e-mails of a mailbox', async () => {
    const email = 'visee@example.test'
    const strangerHeaders = { 'x-forwarded-for': '192.0.2.8' }
    const statuses = []
    for (let number = 1; number <= 7; number++)
      statuses.push((await register(product, email, 'Inconnue', strangerHeaders)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await register(product, email, 'Camille')).toMatchObject(acceptance)
    expect((await product.confirmAddress(email)).cookie).not.toBe('')
    expect((await signIn(email, 'Camille')).status).toBe(200)
  })
})
