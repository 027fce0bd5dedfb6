import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { compose } from '../../../server/composition/compose'
import { type Config, readConfig } from '../../../server/config'
import type { Mail } from '../../../server/platform/mail/mail'
import type { Voice } from '../../../server/composition/wire-calls'
import { createDatabase } from '../database/create-test-database'
import { findFreePort } from './find-free-port'

export const engines = ['embedded', 'PostgreSQL'] as const

type Engine = (typeof engines)[number]
type Request = {
  method?: string
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown
  cookie?: string
  headers?: Record<string, string>
}
type Answer = {
  status: number
  headers: Headers
  /** Parsed when it is JSON, the text otherwise. */
  body: unknown
  /** What the browser would send back. */
  cookie: string
}

/** Somebody who registered and confirmed their address. */
export type Member = { id: string; email: string; password: string; cookie: string }

export type TestProduct = Awaited<ReturnType<typeof startProduct>>

type Options = Partial<Config> & {
  /** Quicker companions than the embedded ones. */
  voice?: Partial<Voice>
  engine?: Engine
  /** An existing database, for a second process beside the first. */
  databaseUrl?: string
}

/**
 * The whole product but its pages, listening on a port of its own. Embedded: the database is in
 * memory. PostgreSQL: a fresh database on the server of tests/support/database/postgres-setup.ts.
 */
export async function startProduct(options: Options = {}) {
  const { engine = 'embedded', databaseUrl: givenUrl, voice, ...overrides } = options
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'amivoix-test-'))
  const settings = readConfig({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDirectory,
    AUTH_SECRET: 'only-for-tests-'.repeat(3),
    LOG_LEVEL: 'error',
  })
  const databaseUrl =
    engine === 'PostgreSQL'
      ? (givenUrl ?? (await createDatabase(inject('postgresUrl'))))
      : undefined
  const config: Config = {
    ...settings,
    database: databaseUrl ? { kind: 'server', url: databaseUrl } : { kind: 'embedded' },
    ...overrides,
  }
  const product = await compose({ config, ...(voice && { voice }), hasPages: false })
  await product.listen()
  const { db, pool } = product.database
  const origin = `http://127.0.0.1:${config.port}`

  /** Asks as a page of the product would; without a cookie as somebody unknown. */
  async function request(to: string, { method, body, cookie, headers }: Request = {}) {
    const response = await fetch(new URL(to, origin), {
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
    return readAnswer(response)
  }

  /** Every mail that was promised to an address, newest first, delivered already or not. */
  async function mailsTo(email: string): Promise<Mail[]> {
    const { rows } = await pool.query<{ data: Mail }>(
      `select data from pgboss.job
       where name in ('send-mail', 'send-receipt') and data->>'to' = $1 order by created_on desc, id`,
      [email],
    )
    return rows.map(({ data }) => data)
  }

  /** Follows the link of the newest mail to an address, as a click does. */
  async function confirm(email: string) {
    const [mail] = await mailsTo(email)
    const { pathname, search } = new URL(linkIn(mail))
    return request(pathname + search)
  }

  let members = 0

  /** Registers, confirms and signs in a new person, with their free minutes. */
  async function signUp(name = 'camille'): Promise<Member> {
    const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}.${++members}@example.test`
    const password = 'une phrase assez longue'
    const form = { name, email, password, hasAcceptedTerms: true }
    const registered = await request('/api/auth/sign-up/email', { body: form })
    if (registered.status !== 200)
      throw new Error(`Registration: ${registered.status} ${JSON.stringify(registered.body)}`)
    const { cookie } = await confirm(email)
    const { rows } = await pool.query<{ id: string }>('select id from "user" where email = $1', [
      email,
    ])
    return { id: rows[0]?.id ?? '', email, password, cookie }
  }

  async function close() {
    await product.close()
    await rm(dataDirectory, { recursive: true, force: true })
  }

  return {
    origin,
    config,
    databaseUrl,
    dataDirectory,
    app: product.app,
    jobs: product.jobs,
    /** Drizzle, for facts that no screen shows. */
    database: db,
    pool,
    request,
    mailsTo,
    confirm,
    signUp,
    close,
  }
}

/** The address that a mail asks to open. */
export function linkIn(mail: Pick<Mail, 'text'> | undefined) {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error('There is no mail with a link')
  return link
}

async function readAnswer(response: Response): Promise<Answer> {
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
