import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startProduct, type TestProduct } from '../../support/product/start-product'

const createProblem = (code: string, message: string) => ({ code, message, retryable: false })

/** The OpenAPI document, its documentation page, and the former URL of confirmation links, which only redirects. */
const undocumentedRoutes = new Set([
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/style.css',
  'GET /api/auth/verify-email',
])

describe('the HTTP server', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())

  test.each(['/api/auth/sign-in/email', '/api/auth/sign-out', '/api/feedbacks', '/api/nothing'])(
    'refuses a POST request from another origin: %s',
    async (path) => {
      for (const origin of ['https://evil.test', 'null', `${product.origin}.evil.test`]) {
        const response = await product.request(path, { body: {}, headers: { origin } })
        expect(response).toMatchObject({
          status: 403,
          body: createProblem('ORIGIN_REFUSED', 'Cette demande ne vient pas de notre site'),
        })
      }
    },
  )

  test.each(['/api/auth/sign-up/email', '/api/feedbacks'])(
    'returns a problem for an invalid JSON body: %s',
    async (path) => {
      const response = await product.request(path, { body: '{"rating": ' })
      expect(response).toMatchObject({
        status: 400,
        body: createProblem('INPUT_INVALID', 'Certaines informations ne sont pas valides'),
      })
    },
  )

  test.each(['/api/auth/sign-up/email', '/api/feedbacks'])(
    'refuses a body that is too large: %s',
    async (path) => {
      const response = await product.request(path, { body: { comment: 'a'.repeat(100 * 1_024) } })
      expect(response).toMatchObject({
        status: 413,
        body: createProblem('BODY_TOO_LARGE', 'Votre message est trop long'),
      })
    },
  )

  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/api/auth/list-accounts'],
    ['POST', '/api/auth/update-user'],
    ['DELETE', '/api/me'],
    ['POST', '/metrics'],
    ['POST', '/health/live'],
    ['PUT', '/assets/nothing.js'],
    ['POST', '/compagnons'],
  ])('returns 404 for %s %s', async (method, path) => {
    const response = await product.request(path, { method })
    expect(response).toMatchObject({
      status: 404,
      body: createProblem('NOT_FOUND', "Cette page n'existe pas"),
    })
  })

  test('refuses a form body', async () => {
    const response = await product.request('/api/auth/sign-in/email', {
      body: 'email=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response).toMatchObject({ status: 400, body: { code: 'INPUT_INVALID' } })
  })

  test('returns a problem for a malformed path', async () => {
    expect(await product.request('/api/agents/%ff')).toMatchObject({
      status: 400,
      body: createProblem('INPUT_INVALID', 'Certaines informations ne sont pas valides'),
    })
  })

  test('refuses a path that names another site', async () => {
    const { hostname, port } = new URL(product.origin)
    const request = get({ hostname, port, path: '//evil.test/login' })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.resume()
    expect(response.statusCode).toBe(400)
  })

  test('reports that it is alive and ready', async () => {
    for (const path of ['/health', '/health/live'])
      expect(await product.request(path)).toMatchObject({ status: 200, body: { status: 'ok' } })
    await expect
      .poll(() => product.request('/health/ready'), { timeout: 60_000 })
      .toMatchObject({
        status: 200,
        body: { status: 'ok', database: true, disk: true, jobs: true, voice: true },
      })
  })

  test('sends security headers', async () => {
    const { headers } = await product.request('/api/me')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('microphone=(self)')
  })

  test('publishes an OpenAPI document with the problem schema', async () => {
    const { body } = await product.request('/api/openapi.json')
    expect(body).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
      servers: [{ url: `${product.origin}/api` }],
      paths: {
        '/me': { get: {} },
        '/agents/{id}': { get: {} },
        '/call/web': { post: {} },
        '/feedbacks': {
          post: {
            responses: {
              409: {
                content: {
                  'application/json': {
                    schema: {
                      properties: { code: { enum: ['FEEDBACK_ALREADY_LEFT'] } },
                      required: ['code', 'message', 'retryable'],
                    },
                  },
                },
              },
            },
          },
        },
      },
    })
  })

  test('documents every route of the API', async () => {
    const { body } = await product.request('/api/openapi.json')
    const { paths } = z.object({ paths: z.record(z.string(), z.looseObject({})) }).parse(body)
    const missingRoutes = listRoutes(product.app)
      .filter(({ method, path }) => path.startsWith('/api/') && method !== 'HEAD')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !undocumentedRoutes.has(route))
      .filter((route) => {
        const [method = '', path = ''] = route.split(' ')
        const documentedPath = path.slice('/api'.length).replace(/:(\w+)/g, '{$1}')
        return !paths[documentedPath]?.[method.toLowerCase()]
      })
    expect(missingRoutes).toEqual([])
  })

  test('serves a documentation page without scripts or external resources', async () => {
    const { status, headers, body } = await product.request('/api/docs')
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(body).toContain('FEEDBACK_ALREADY_LEFT')
    expect(body).toContain('/api/auth/sign-in/email')
    expect(body).not.toMatch(/<script|(?:src|href)="https?:/)
    expect(await product.request('/api/docs/style.css')).toMatchObject({ status: 200 })
  })
})

/** Reads the methods and paths of all routes from the tree that Fastify prints. */
function listRoutes(app: TestProduct['app']) {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^(.*?[├└]── )(\S+) \((.*)\)$/.exec(line) ?? []
      const depth = indent.length / 4 - 1
      if (depth < 0) return []
      const path = (parents[depth - 1] ?? '') + part
      parents.splice(depth, parents.length, path)
      return methods.split(', ').map((method) => ({ method, path }))
    })
}
