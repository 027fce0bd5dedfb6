import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compose } from '../../../server/composition/compose'
import type { VoiceProviders } from '../../../server/composition/wire-calls'
import type { Config } from '../../../server/config'
import type { DatabaseLocation } from '../../../server/platform/database/open-database'
import type { Mail } from '../../../server/platform/mail/mail'
import { removeTestDirectory } from '../database/create-test-directory'
import { defaultEngine, type Engine } from '../database/engines'
import { copyTemplateDatabase } from '../database/template-database'
import { insertUser, testPassword } from './insert-user'
import { startDueJobsAtOnce } from './start-due-jobs-at-once'
import { createTestConfig } from './test-config'

type Request = {
  method?: string
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown
  cookie?: string
  headers?: Record<string, string>
}
type TestResponse = {
  status: number
  headers: Headers
  /** Parsed when it is JSON, the text otherwise. */
  body: unknown
  /** The cookies that the response sets, as a browser sends them back. */
  cookie: string
}

/** A user with a confirmed address and an open session. */
export type TestUser = { id: string; email: string; password: string; cookie: string }

export type TestProduct = Awaited<ReturnType<typeof startProduct>>

export type ProductOptions = Partial<Config> & {
  /** Replaces voice providers, for example the embedded voice with a quicker fake. */
  voice?: Partial<VoiceProviders>
  /** Replaces the download of companions' pictures. */
  fetchImage?: (url: string) => Promise<Buffer>
  engine?: Engine
  /** URL of an existing database, for a second product beside the first. */
  databaseUrl?: string
  /** False: due jobs start only when the product polls for them, every few seconds. True by default. */
  shouldStartJobsAtOnce?: boolean
}

/**
 * Starts the product without its pages, in this process, with its own port and database
 * (template-database.ts).
 */
export async function startProduct(options: ProductOptions = {}) {
  const {
    engine = defaultEngine,
    databaseUrl: existingUrl,
    voice,
    fetchImage,
    ...otherOptions
  } = options
  const { shouldStartJobsAtOnce = true, ...configChanges } = otherOptions
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'amivoix-test-'))
  const { location, remove } = existingUrl
    ? { location: { kind: 'server', url: existingUrl } as const, remove: async () => {} }
    : await copyTemplateDatabase(engine)
  const config: Config = {
    ...(await createTestConfig(dataDirectory)),
    database: location,
    ...configChanges,
  }
  const product = await compose({
    config,
    ...(voice && { voice }),
    shouldWarmUp: false,
    ...(fetchImage && { fetchImage }),
    hasPages: false,
  })
  await product.listen()
  const stopWatchingJobs = shouldStartJobsAtOnce ? startDueJobsAtOnce(product) : () => {}
  const { db, pool } = product.database
  const origin = `http://127.0.0.1:${config.port}`

  /** Sends a request as a page of the product does; without a cookie as a visitor. */
  async function request(requestPath: string, { method, body, cookie, headers }: Request = {}) {
    const responsePromise = fetch(new URL(requestPath, origin), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        origin: config.publicUrl.origin,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await readResponse(await responsePromise)
    if (requestPath === '/api/auth/sign-up/email') rememberBrowser(body, response.cookie)
    return response
  }

  /** Cookies of the browser that last registered each address. */
  const registeringBrowsers = new Map<string, string>()
  function rememberBrowser(body: unknown, cookie: string) {
    const { email } = (typeof body === 'object' ? body : {}) as { email?: unknown }
    if (typeof email === 'string' && cookie) registeringBrowsers.set(email.toLowerCase(), cookie)
  }

  /** Sends a request as a page of another site does. */
  const requestFromOtherSite = (requestPath: string, options: Request = {}) =>
    request(requestPath, {
      ...options,
      headers: { ...options.headers, origin: 'https://evil.test' },
    })

  /** Lists the e-mails to an address, delivered or still queued, newest first. */
  async function listMailsTo(email: string): Promise<Mail[]> {
    const { rows } = await pool.query<{ data: Mail }>(
      `select data from pgboss.job
       where name in ('send-mail', 'send-receipt') and data->>'to' = $1 order by created_on desc, id`,
      [email],
    )
    return rows.map(({ data }) => data)
  }

  /**
   * Confirms an address with the link in the newest mail to it, as the page does: in the browser that
   * registered the address last, or in another browser when a password is given.
   */
  async function confirmAddress(email: string, password?: string) {
    const [mail] = await listMailsTo(email)
    const browser = registeringBrowsers.get(email.toLowerCase())
    return request('/api/auth/verify-email', {
      body: { token: readLinkToken(mail), password },
      ...(password === undefined && browser !== undefined && { cookie: browser }),
    })
  }

  let userCount = 0

  const createEmail = (name: string) =>
    `${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}.${++userCount}@example.test`

  /** Adds a confirmed and signed-in user with their free minutes, without sending an e-mail. */
  async function signUp(name = 'camille'): Promise<TestUser> {
    const email = createEmail(name)
    const { id, cookie } = await insertUser({ database: db, config }, { name, email })
    return { id, email, password: testPassword, cookie }
  }

  /** Signs up over HTTP, as a page does: registers and confirms the address with the link in the mail. */
  async function signUpByMail(name = 'camille'): Promise<TestUser> {
    const email = createEmail(name)
    const form = { name, email, password: testPassword, hasAcceptedTerms: true }
    const registration = await request('/api/auth/sign-up/email', { body: form })
    if (registration.status !== 200)
      throw new Error(`Registration: ${registration.status} ${JSON.stringify(registration.body)}`)
    const { cookie } = await confirmAddress(email)
    const { rows } = await pool.query<{ id: string }>('select id from "user" where email = $1', [
      email,
    ])
    return { id: rows[0]?.id ?? '', email, password: testPassword, cookie }
  }

  async function close() {
    stopWatchingJobs()
    await product.close()
    await remove()
    await removeTestDirectory(dataDirectory)
  }

  return {
    origin,
    config,
    databaseUrl: getUrl(location),
    dataDirectory,
    app: product.app,
    jobs: product.jobs,
    eraseAccount: product.eraseAccount,
    /** The Drizzle client, to read what no request returns. */
    database: db,
    pool,
    request,
    requestFromOtherSite,
    listMailsTo,
    confirmAddress,
    signUp,
    signUpByMail,
    close,
  }
}

const getUrl = (location: DatabaseLocation) =>
  location.kind === 'server' ? location.url : undefined

/** Returns the link in an e-mail. */
export function findLink(mail: Pick<Mail, 'text'> | undefined) {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error('There is no e-mail with a link')
  return link
}

/** Returns the token in the link of an e-mail. */
export const readLinkToken = (mail: Pick<Mail, 'text'> | undefined) =>
  new URL(findLink(mail)).searchParams.get('token') ?? ''

async function readResponse(response: Response): Promise<TestResponse> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
    cookie,
  }
}
