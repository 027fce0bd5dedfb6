import type { BrowserContext } from 'playwright-core'
import { z } from 'zod'
import { me } from '../../../contract/account/me'
import { type BrowserMember, memberCount } from './product-template'
import type { BuiltProduct } from './start-built-product'

type Product = Pick<BuiltProduct, 'origin' | 'mails' | 'members'>

export type { BrowserMember }

/** Those of the template have the first addresses. */
let members = process.env['PRODUCT_TEMPLATE'] === undefined ? 0 : memberCount

/** Of whoever waits already in a product that was started from the template. */
const commonName = 'Camille'

/** Somebody who registered and confirmed, without a browser; the first call does it by hand. */
export async function signUpMember(product: Product, name = commonName): Promise<BrowserMember> {
  const waiting = name === commonName ? product.members.shift() : undefined
  if (waiting) return waiting
  const email = `camille.${++members}@example.test`
  const password = 'une phrase assez longue'
  const form = { name, email, password, hasAcceptedTerms: true }
  await post(product.origin, '/api/auth/sign-up/email', form)
  await fetch(await findMailLink(product, email), { redirect: 'manual' })
  return { email, password }
}

/** The context's pages are signed in from their next address on. */
export async function signIn(context: BrowserContext, origin: string, member: BrowserMember) {
  const response = await post(origin, '/api/auth/sign-in/email', { ...member, rememberMe: true })
  const cookies = response.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: origin, httpOnly: true }
  })
  await context.addCookies(cookies)
}

/** What the server says to a page of this context. */
export async function readMe(context: BrowserContext, origin: string) {
  const response = await context.request.get(`${origin}/api/me`)
  return me.parse(await response.json())
}

/** The link of the newest mail to an address, about this if something is said; mails are delivered by a job, within seconds. */
export async function findMailLink(
  { mails }: Pick<Product, 'mails'>,
  email: string,
  subject?: string,
) {
  const deadline = Date.now() + mailWithinMs
  while (Date.now() < deadline) {
    const mail = (await mails()).find(
      (one) => one.to.includes(email) && (!subject || one.subject === subject),
    )
    const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
    if (link) return z.url().parse(link)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No mail came to ${email}`)
}

const mailWithinMs = 20_000

async function post(origin: string, path: string, body: unknown) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}
