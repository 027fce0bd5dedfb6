import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../../config'
import { createHttpServer, type HttpServer } from '../create-http-server'
import { pages } from './pages'
import { type PageRenderer, RenderInterruptedError } from './rendering/create-page-renderer'
import type { RenderedPage } from './rendering/page-messages'

let app: HttpServer
afterEach(() => app.close())

/** Starts the page routes with a fake renderer, without demonstration mode. */
async function startPages(renderPage: PageRenderer, reportError = (_error: unknown) => {}) {
  app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }))
  await app.register(pages, {
    clientDirectory: undefined,
    isProduction: true,
    publicOrigin: 'http://127.0.0.1:3000',
    analyticsId: undefined,
    createApi: () => ({}) as never,
    isDemonstration: () => false,
    canUseGoogle: () => false,
    hasMailbox: () => false,
    callServices: { recogniser: null, languageModel: null, synthesiser: null },
    createErrorReporter: () => reportError,
    getClientKey: (request) => request.ip,
    renderPage,
  })
}

const html = '<p>Bonsoir</p>'.repeat(200)
const renderedPage: RenderedPage = {
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  body: Buffer.from(html),
  inlineCode: { scripts: ["'sha256-a'"], styles: [] },
  dataTag: 'tag',
  isIncomplete: false,
}

test('answers 304 for a page that the browser has cached, and renders it once', async () => {
  let renderCount = 0
  await startPages(async () => {
    renderCount += 1
    return renderedPage
  })
  const firstResponse = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  expect(firstResponse.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie, user-agent',
    'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-a';"),
  })
  const etag = String(firstResponse.headers.etag)
  const secondResponse = await app.inject({ url: '/', headers: { 'if-none-match': etag } })
  expect([secondResponse.statusCode, secondResponse.body]).toEqual([304, ''])
  expect((await app.inject('/')).body).toBe(html)
  expect(renderCount).toBe(1)
})

test('forbids caching the page of a signed-in user', async () => {
  await startPages(async () => renderedPage)
  const headers = { cookie: 'amivoix.session_token=abc' }
  const answer = await app.inject({ url: '/', headers })
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.headers.etag).toBeUndefined()
})

test.each(['/', '/dashboard'])(
  'limits how many pages one client may request at the same time: %s',
  async (path) => {
    const finishRendering: (() => void)[] = []
    await startPages(
      () => new Promise((resolve) => finishRendering.push(() => resolve(renderedPage))),
    )
    const request = (number: number, remoteAddress: string) =>
      app.inject({ url: `${path}?n=${number}`, remoteAddress })
    const pendingResponses = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => request(number, '192.0.2.1'))
    await expect.poll(() => finishRendering.length).toBe(8)
    const refusal = await request(9, '192.0.2.1')
    expect(refusal.statusCode).toBe(503)
    expect(refusal.headers['retry-after']).toBe('5')
    expect(refusal.body).toContain('Un instant')
    const otherResponse = request(10, '192.0.2.2')
    await expect.poll(() => finishRendering.length).toBe(9)
    for (const resolve of finishRendering) resolve()
    const answers = await Promise.all([...pendingResponses, otherResponse])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200))
  },
)

test.each(['/', '/dashboard'])(
  'reports an interrupted rendering, and answers with a page that reloads itself: %s',
  async (path) => {
    const interruption = new RenderInterruptedError('too late')
    const reports: unknown[] = []
    await startPages(
      () => Promise.reject(interruption),
      (error) => reports.push(error),
    )
    const answer = await app.inject(path)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({
      'retry-after': '5',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(answer.body).toContain('http-equiv="refresh"')
    expect(reports).toEqual([interruption])
  },
)
