import type { BrowserContext } from 'playwright-core'
import { z } from 'zod'
import { me } from '../../../contract/account/me'
import { type SignedUpUser, templateUserCount } from './product-template'
import type { BuiltProduct } from './start-built-product'

type Product = Pick<BuiltProduct, 'origin' | 'listMails' | 'users'>

export type { SignedUpUser }

/** Number in the address of the last user; the users of the template have the first numbers. */
let lastUserNumber = process.env['PRODUCT_TEMPLATE'] === undefined ? 0 : templateUserCount

/** Name of the users of the template. */
const commonName = 'Camille'

/** Returns a confirmed user: an unused one of the template with this name, or one who signs up over HTTP. */
export async function signUpUser(product: Product, name = commonName): Promise<SignedUpUser> {
  const templateUser = name === commonName ? product.users.shift() : undefined
  if (templateUser) return templateUser
  const email = `camille.${++lastUserNumber}@example.test`
  const password = 'une phrase assez longue'
  const form = { name, email, password, hasAcceptedTerms: true }
  await post(product.origin, '/api/auth/sign-up/email', form)
  await confirmAddress(product, { email, password })
  return { email, password }
}

/** Confirms an address with the link of its mail; returns the cookies of the new session. */
export async function confirmAddress(
  product: Pick<BuiltProduct, 'origin' | 'listMails'>,
  { email, password }: { email: string; password: string },
) {
  const token = new URL(await waitForMailLink(product, email)).searchParams.get('token')
  const response = await post(product.origin, '/api/auth/verify-email', { token, password })
  return response.headers.getSetCookie()
}

/** Signs in all pages of a browser context as the administrator of the template. */
export async function signInAsAdministrator(
  context: BrowserContext,
  { origin, administrator }: Pick<BuiltProduct, 'origin' | 'administrator'>,
) {
  if (!administrator) throw new Error('The product was not started from a template')
  await signIn(context, origin, administrator)
}

/** Signs in all pages of a browser context, from their next navigation on. */
export async function signIn(context: BrowserContext, origin: string, user: SignedUpUser) {
  const setCookieLines = user.cookie ? [user.cookie] : await requestSession(origin, user)
  const cookies = setCookieLines.map((line) => {
    const [pair = ''] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: origin, httpOnly: true }
  })
  await context.addCookies(cookies)
}

async function requestSession(origin: string, { email, password }: SignedUpUser) {
  const form = { email, password, rememberMe: true }
  const response = await post(origin, '/api/auth/sign-in/email', form)
  return response.headers.getSetCookie()
}

/** Requests /api/me with the cookies of a browser context. */
export async function readMe(context: BrowserContext, origin: string) {
  const response = await context.request.get(`${origin}/api/me`)
  return me.parse(await response.json())
}

/** Waits for an e-mail to this address, with this subject if one is given; returns its link. */
export async function waitForMailLink(
  { listMails }: Pick<Product, 'listMails'>,
  email: string,
  subject?: string,
) {
  const deadline = Date.now() + mailTimeoutMs
  while (Date.now() < deadline) {
    const mail = (await listMails()).find(
      ({ to, subject: mailSubject }) => to.includes(email) && (!subject || mailSubject === subject),
    )
    const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
    if (link) return z.url().parse(link)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const subjectText = subject ? ` and the subject "${subject}"` : ''
  throw new Error(`No mail with a link${subjectText} was sent to ${email}`)
}

const mailTimeoutMs = 40_000

async function post(origin: string, path: string, body: unknown) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}
