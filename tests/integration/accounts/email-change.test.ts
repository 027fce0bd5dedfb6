import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  findLink,
  startProduct,
  type TestProduct,
  type TestUser,
} from '../../support/product/start-product'

const adminEmail = 'chef@example.test'
const invalidLink = { status: 400, body: { code: 'LINK_INVALID' } }

describe('changing the e-mail address', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ adminEmail })
  })
  afterAll(() => product?.close())

  const post = (name: string, body: object, cookie = '') =>
    product.request(`/api/auth/${name}`, { body, ...(cookie && { cookie }) })
  const requestChange = ({ cookie, password }: TestUser, newEmail: string) =>
    post('change-email', { newEmail, password }, cookie)
  const confirm = (token: string, cookie: string) => post('confirm-email-change', { token }, cookie)
  const signIn = (email: string, password: string) => post('sign-in/email', { email, password })
  const readMe = async (cookie: string) => (await product.request('/api/me', { cookie })).body
  const register = (email: string, password: string) =>
    post('sign-up/email', { name: 'Camille', email, password, hasAcceptedTerms: true })

  async function readToken(email: string) {
    const link = new URL(findLink((await product.listMailsTo(email))[0]))
    expect(link.pathname).toBe('/profile')
    return link.searchParams.get('nouvelle-adresse') ?? ''
  }
  async function changeEmail(user: TestUser, email: string) {
    await requestChange(user, email)
    return confirm(await readToken(email), user.cookie)
  }

  test('takes effect once the user confirms it with the link, and notifies the old address beforehand', async () => {
    const camille = await product.signUp('camille')
    const email = 'camille.nouvelle@example.test'
    expect(await requestChange(camille, 'Camille.Nouvelle@Example.test')).toMatchObject({
      status: 200,
      body: { status: true },
    })
    expect((await product.listMailsTo(camille.email))[0]?.subject).toBe(
      'Un changement d’adresse a été demandé',
    )
    expect(await readMe(camille.cookie)).toMatchObject({ email: camille.email })
    expect((await signIn(camille.email, camille.password)).status).toBe(200)

    const token = await readToken(email)
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

  test('accepts the link only from the user who requested the change', async () => {
    const camille = await product.signUp('camille')
    const otherUser = await product.signUp('inconnue')
    const email = 'mal.tapee@example.test'
    await requestChange(camille, email)
    const token = await readToken(email)
    expect((await confirm(token, '')).status).toBe(401)
    expect(await confirm(token, otherUser.cookie)).toMatchObject(invalidLink)
    expect(await readMe(otherUser.cookie)).toMatchObject({ email: otherUser.email })
    // The failed attempt did not use up the link.
    expect((await confirm(token, camille.cookie)).status).toBe(200)
  })

  test('requires the password', async () => {
    const camille = await product.signUp('camille')
    const wrongPassword = { ...camille, password: 'pas le bon' }
    expect(await requestChange(wrongPassword, 'vol@example.test')).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_WRONG' },
    })
    expect(await product.listMailsTo('vol@example.test')).toEqual([])
  })

  test.each([
    ['', 'EMAIL_REQUIRED'],
    ['camille', 'EMAIL_INVALID'],
    ['<b>@example.test', 'EMAIL_INVALID'],
    ['a@b\u202ec.fr', 'EMAIL_INVALID'],
    ['\u0000', 'EMAIL_INVALID'],
  ])('refuses %j and the current address', async (newEmail, code) => {
    const camille = await product.signUp('camille')
    expect(await requestChange(camille, newEmail)).toMatchObject({ status: 400, body: { code } })
    expect(await requestChange(camille, camille.email.toUpperCase())).toMatchObject({
      status: 400,
      body: { code: 'EMAIL_UNCHANGED' },
    })
  })

  test('gives the same response for a free and a taken address, and notifies the owner of the taken one', async () => {
    const camille = await product.signUp('camille')
    const owner = await product.signUp('lea')
    const responses = [
      await requestChange(camille, owner.email),
      await requestChange(camille, 'libre@example.test'),
    ]
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      [200, { status: true }],
      [200, { status: true }],
    ])
    const [mail] = await product.listMailsTo(owner.email)
    expect(mail?.subject).toBe('Votre adresse a déjà un compte')
    expect(mail?.text).not.toContain(camille.email)
    expect(await readMe(owner.cookie)).toMatchObject({ email: owner.email })
  })

  test('does not change to an address that got an account after the request', async () => {
    const camille = await product.signUp('camille')
    const email = 'entre.temps@example.test'
    await requestChange(camille, email)
    const token = await readToken(email)
    await register(email, 'un autre mot de passe')
    await product.confirmAddress(email)
    expect(await confirm(token, camille.cookie)).toMatchObject(invalidLink)
    expect((await signIn(email, 'un autre mot de passe')).status).toBe(200)
    expect(await readMe(camille.cookie)).toMatchObject({ email: camille.email })
  })

  test('changes to an address that was registered but never confirmed', async () => {
    const camille = await product.signUp('camille')
    const email = 'reservee@example.test'
    await register(email, 'un mot d’inconnue')
    expect(await changeEmail(camille, email)).toMatchObject({ status: 200, body: { email } })
    expect((await signIn(email, 'un mot d’inconnue')).status).toBe(401)
  })

  test('accepts only the latest request from a user, and only one of two users who request the same address', async () => {
    const camille = await product.signUp('camille')
    await requestChange(camille, 'premiere@example.test')
    const firstToken = await readToken('premiere@example.test')
    await requestChange(camille, 'seconde@example.test')
    expect(await confirm(firstToken, camille.cookie)).toMatchObject(invalidLink)

    const lea = await product.signUp('lea')
    const contestedEmail = 'convoitee@example.test'
    await requestChange(camille, contestedEmail)
    const camilleToken = await readToken(contestedEmail)
    await requestChange(lea, contestedEmail)
    const leaToken = (await product.listMailsTo(contestedEmail))
      .map((mail) => new URL(findLink(mail)).searchParams.get('nouvelle-adresse') ?? '')
      .find((token) => token !== camilleToken)
    const responses = await Promise.all([
      confirm(camilleToken, camille.cookie),
      confirm(leaToken ?? '', lea.cookie),
    ])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
    const { rows } = await product.pool.query('select id from "user" where email = $1', [
      contestedEmail,
    ])
    expect(rows).toHaveLength(1)
  })

  test('invalidates the link after a day and after a password change', async () => {
    const camille = await product.signUp('camille')
    await requestChange(camille, 'trop.tard@example.test')
    const expiredToken = await readToken('trop.tard@example.test')
    await product.pool.query(
      `update account_links set expires_at = expires_at - interval '24 hours' where email = $1`,
      ['trop.tard@example.test'],
    )
    expect(await confirm(expiredToken, camille.cookie)).toMatchObject(invalidLink)

    await requestChange(camille, 'annulee@example.test')
    const cancelledToken = await readToken('annulee@example.test')
    const body = { currentPassword: camille.password, newPassword: 'un nouveau mot' }
    const { cookie } = await post('change-password', body, camille.cookie)
    expect(await confirm(cancelledToken, cookie)).toMatchObject(invalidLink)
  })

  test('grants no free minutes again, neither to the old address nor to the new one', async () => {
    const camille = await product.signUp('camille')
    const email = 'cadeau@example.test'
    await changeEmail(camille, email)
    await register(camille.email, 'un mot de plus')
    const secondAccount = await product.confirmAddress(camille.email)
    expect(await readMe(secondAccount.cookie)).toMatchObject({ minutesLeft: 0 })

    await post('delete-user', { word: 'supprimer', password: camille.password }, camille.cookie)
    await register(email, 'un mot de plus')
    const newAccount = await product.confirmAddress(email)
    expect(await readMe(newAccount.cookie)).toMatchObject({ email, minutesLeft: 0 })
  })

  test('makes a user an administrator when they change to the administrator address, and keeps the role after another change', async () => {
    const camille = await product.signUp('camille')
    await changeEmail(camille, adminEmail)
    // The role changed, so former sessions have ended.
    expect(await readMe(camille.cookie)).toBeNull()
    const adminSignIn = await signIn(adminEmail, camille.password)
    expect(await readMe(adminSignIn.cookie)).toMatchObject({ isAdmin: true, role: 'admin' })

    await changeEmail({ ...camille, cookie: adminSignIn.cookie }, 'plus.chef@example.test')
    expect(await readMe(adminSignIn.cookie)).toMatchObject({ isAdmin: true, role: 'admin' })
    const laterSignIn = await signIn('plus.chef@example.test', camille.password)
    expect(await readMe(laterSignIn.cookie)).toMatchObject({ isAdmin: true, role: 'admin' })
  })

  test('keeps the Google sign-in of an account, and requires a recent sign-in if the account has no password', async () => {
    const camille = await product.signUp('google')
    await product.pool.query(
      `update account set provider_id = 'google', account_id = 'google-8', password = null
       where user_id = $1`,
      [camille.id],
    )
    expect(
      (await changeEmail({ ...camille, password: '' }, 'par.google@example.test')).status,
    ).toBe(200)
    const { rows } = await product.pool.query(
      'select provider_id, account_id from account where user_id = $1',
      [camille.id],
    )
    expect(rows).toEqual([{ provider_id: 'google', account_id: 'google-8' }])
    await product.pool.query(
      `update session set created_at = now() - interval '11 minutes' where user_id = $1`,
      [camille.id],
    )
    expect(
      await requestChange({ ...camille, password: '' }, 'plus.tard@example.test'),
    ).toMatchObject({
      status: 403,
      body: { code: 'SIGN_IN_NOT_RECENT' },
    })
  })

  test('refuses the sixth request within an hour', async () => {
    const camille = await product.signUp('camille')
    const statuses = []
    for (let number = 1; number <= 6; number++)
      statuses.push((await requestChange(camille, `essai${number}@example.test`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
