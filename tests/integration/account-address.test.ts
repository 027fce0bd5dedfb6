import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  engines,
  linkIn,
  type Member,
  startProduct,
  type TestProduct,
} from '../support/product/start-product'

const adminEmail = 'chef@example.test'
const invalidLink = { status: 400, body: { code: 'LINK_INVALID' } }

describe.each(engines)('a new address, on %s', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine, adminEmail })
  })
  afterAll(() => product?.close())

  const post = (name: string, body: object, cookie = '') =>
    product.request(`/api/auth/${name}`, { body, ...(cookie && { cookie }) })
  const ask = ({ cookie, password }: Member, newEmail: string) =>
    post('change-email', { newEmail, password }, cookie)
  const confirm = (token: string, cookie: string) => post('confirm-email-change', { token }, cookie)
  const signIn = (email: string, password: string) => post('sign-in/email', { email, password })
  const readMe = async (cookie: string) => (await product.request('/api/me', { cookie })).body
  const register = (email: string, password: string) =>
    post('sign-up/email', { name: 'Camille', email, password, hasAcceptedTerms: true })

  async function tokenTo(email: string) {
    const link = new URL(linkIn((await product.mailsTo(email))[0]))
    expect(link.pathname).toBe('/profile')
    return link.searchParams.get('nouvelle-adresse') ?? ''
  }
  async function change(member: Member, email: string) {
    await ask(member, email)
    return confirm(await tokenTo(email), member.cookie)
  }

  test('counts from the click of its own mail on; the old one hears of it before', async () => {
    const camille = await product.signUp('camille')
    const email = 'camille.nouvelle@example.test'
    expect(await ask(camille, 'Camille.Nouvelle@Example.test')).toMatchObject({
      status: 200,
      body: { status: true },
    })
    expect((await product.mailsTo(camille.email))[0]?.subject).toBe(
      'Un changement d’adresse a été demandé',
    )
    expect(await readMe(camille.cookie)).toMatchObject({ email: camille.email })
    expect((await signIn(camille.email, camille.password)).status).toBe(200)

    const token = await tokenTo(email)
    expect(await confirm(token, camille.cookie)).toMatchObject({ status: 200, body: { email } })
    expect(await readMe(camille.cookie)).toMatchObject({ id: camille.id, email, minutesLeft: 5 })
    expect((await signIn(camille.email, camille.password)).status).toBe(401)
    expect((await signIn(email, camille.password)).status).toBe(200)
    expect(await confirm(token, camille.cookie)).toMatchObject(invalidLink)
    const { rows } = await product.pool.query('select * from account_links where email = $1', [
      email,
    ])
    expect(rows).toEqual([])
  })

  test('is the person’s who asked: neither a stranger nor another account gets it', async () => {
    const camille = await product.signUp('camille')
    const stranger = await product.signUp('inconnue')
    const email = 'mal.tapee@example.test'
    await ask(camille, email)
    const token = await tokenTo(email)
    expect((await confirm(token, '')).status).toBe(401)
    expect(await confirm(token, stranger.cookie)).toMatchObject(invalidLink)
    expect(await readMe(stranger.cookie)).toMatchObject({ email: stranger.email })
    // It was not used up by the stranger.
    expect((await confirm(token, camille.cookie)).status).toBe(200)
  })

  test('asks for the password', async () => {
    const camille = await product.signUp('camille')
    const wrong = { ...camille, password: 'pas le bon' }
    expect(await ask(wrong, 'vol@example.test')).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_WRONG' },
    })
    expect(await product.mailsTo('vol@example.test')).toEqual([])
  })

  test.each([
    ['', 'EMAIL_REQUIRED'],
    ['camille', 'EMAIL_INVALID'],
    ['<b>@example.test', 'EMAIL_INVALID'],
    ['a@b\u202ec.fr', 'EMAIL_INVALID'],
  ])('refuses %j', async (newEmail, code) => {
    const camille = await product.signUp('camille')
    expect(await ask(camille, newEmail)).toMatchObject({ status: 400, body: { code } })
    expect(await ask(camille, camille.email.toUpperCase())).toMatchObject({
      status: 400,
      body: { code: 'EMAIL_UNCHANGED' },
    })
  })

  test('that has an account is answered alike; its owner is told by mail, and keeps it', async () => {
    const camille = await product.signUp('camille')
    const owner = await product.signUp('lea')
    const answers = [await ask(camille, owner.email), await ask(camille, 'libre@example.test')]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { status: true }],
      [200, { status: true }],
    ])
    const [mail] = await product.mailsTo(owner.email)
    expect(mail?.subject).toBe('Votre adresse a déjà un compte')
    expect(mail?.text).not.toContain(camille.email)
    expect(await readMe(owner.cookie)).toMatchObject({ email: owner.email })
  })

  test('that got an account meanwhile is not taken from it', async () => {
    const camille = await product.signUp('camille')
    const email = 'entre.temps@example.test'
    await ask(camille, email)
    const token = await tokenTo(email)
    await register(email, 'un autre mot de passe')
    await product.confirm(email)
    expect(await confirm(token, camille.cookie)).toMatchObject(invalidLink)
    expect((await signIn(email, 'un autre mot de passe')).status).toBe(200)
    expect(await readMe(camille.cookie)).toMatchObject({ email: camille.email })
  })

  test('that somebody registered without confirming it is free', async () => {
    const camille = await product.signUp('camille')
    const email = 'reservee@example.test'
    await register(email, 'un mot d’inconnue')
    expect(await change(camille, email)).toMatchObject({ status: 200, body: { email } })
    expect((await signIn(email, 'un mot d’inconnue')).status).toBe(401)
  })

  test('of two that one person asked for, the later counts; of two people at once, one gets it', async () => {
    const camille = await product.signUp('camille')
    await ask(camille, 'premiere@example.test')
    const first = await tokenTo('premiere@example.test')
    await ask(camille, 'seconde@example.test')
    expect(await confirm(first, camille.cookie)).toMatchObject(invalidLink)

    const lea = await product.signUp('lea')
    const contested = 'convoitee@example.test'
    await ask(camille, contested)
    const ofCamille = await tokenTo(contested)
    await ask(lea, contested)
    const ofLea = (await product.mailsTo(contested))
      .map((mail) => new URL(linkIn(mail)).searchParams.get('nouvelle-adresse') ?? '')
      .find((token) => token !== ofCamille)
    const answers = await Promise.all([
      confirm(ofCamille, camille.cookie),
      confirm(ofLea ?? '', lea.cookie),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const { rows } = await product.pool.query('select id from "user" where email = $1', [contested])
    expect(rows).toHaveLength(1)
  })

  test('is over after a day, and after a new password', async () => {
    const camille = await product.signUp('camille')
    await ask(camille, 'trop.tard@example.test')
    const late = await tokenTo('trop.tard@example.test')
    await product.pool.query(
      `update account_links set expires_at = expires_at - interval '24 hours' where email = $1`,
      ['trop.tard@example.test'],
    )
    expect(await confirm(late, camille.cookie)).toMatchObject(invalidLink)

    await ask(camille, 'annulee@example.test')
    const cancelled = await tokenTo('annulee@example.test')
    const body = { currentPassword: camille.password, newPassword: 'un nouveau mot' }
    const { cookie } = await post('change-password', body, camille.cookie)
    expect(await confirm(cancelled, cookie)).toMatchObject(invalidLink)
  })

  test('brings no second gift, neither to the old address nor to the new one', async () => {
    const camille = await product.signUp('camille')
    const email = 'cadeau@example.test'
    await change(camille, email)
    await register(camille.email, 'un mot de plus')
    const back = await product.confirm(camille.email)
    expect(await readMe(back.cookie)).toMatchObject({ minutesLeft: 0 })

    await post('delete-user', { word: 'supprimer', password: camille.password }, camille.cookie)
    await register(email, 'un mot de plus')
    const again = await product.confirm(email)
    expect(await readMe(again.cookie)).toMatchObject({ email, minutesLeft: 0 })
  })

  test('who administers is who has the administrator’s address', async () => {
    const camille = await product.signUp('camille')
    await change(camille, adminEmail)
    // What a role may do changed: the former sessions are over.
    expect(await readMe(camille.cookie)).toBeNull()
    const chief = await signIn(adminEmail, camille.password)
    expect(await readMe(chief.cookie)).toMatchObject({ isAdmin: true, role: 'admin' })

    await change({ ...camille, cookie: chief.cookie }, 'plus.chef@example.test')
    const plain = await signIn('plus.chef@example.test', camille.password)
    expect(await readMe(plain.cookie)).toMatchObject({ isAdmin: false, role: 'user' })
  })

  test('an account of Google’s keeps its sign-in, and needs a recent one to change', async () => {
    const camille = await product.signUp('google')
    await product.pool.query(
      `update account set provider_id = 'google', account_id = 'google-8', password = null
       where user_id = $1`,
      [camille.id],
    )
    expect((await change({ ...camille, password: '' }, 'par.google@example.test')).status).toBe(200)
    const { rows } = await product.pool.query(
      'select provider_id, account_id from account where user_id = $1',
      [camille.id],
    )
    expect(rows).toEqual([{ provider_id: 'google', account_id: 'google-8' }])
    await product.pool.query(
      `update session set created_at = now() - interval '11 minutes' where user_id = $1`,
      [camille.id],
    )
    expect(await ask({ ...camille, password: '' }, 'plus.tard@example.test')).toMatchObject({
      status: 403,
      body: { code: 'SIGN_IN_NOT_RECENT' },
    })
  })

  test('five an hour, so that nobody’s mailbox is filled through an account', async () => {
    const camille = await product.signUp('camille')
    const statuses = []
    for (let number = 1; number <= 6; number++)
      statuses.push((await ask(camille, `essai${number}@example.test`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
