import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { isNonPagePath } from './non-page-paths'
import { pages } from './pages'

const nonPagePaths = [
  '/health',
  '/health/else',
  '/metrics',
  '/assets/old-3f2a1b.js',
  '/assets/nothing',
  '/favicon.ico',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/wp-login.php',
  '/talk/octave.png',
]

test.each(nonPagePaths)('recognises that %s is not a page', (path) => {
  expect(isNonPagePath(path)).toBe(true)
})

test.each([
  '/',
  '/talk/octave',
  '/history',
  '/_root.data',
  '/talk/octave.data',
  '/healthy',
  '/__manifest',
])('accepts %s as the path of a page or its data', (path) => {
  expect(isNonPagePath(path)).toBe(false)
})

test('answers 404 for unknown paths that are not pages', async () => {
  const app = Fastify()
  const fail = () => {
    throw new Error('A page was rendered')
  }
  await app.register(pages, {
    clientDirectory: undefined,
    isProduction: true,
    publicOrigin: 'http://127.0.0.1:3000',
    analyticsId: undefined,
    createApi: fail,
    isDemonstration: fail,
    canUseGoogle: fail,
    hasMailbox: fail,
    callServices: { recogniser: null, languageModel: null, synthesiser: null },
    createErrorReporter: fail,
    getClientKey: fail,
  })
  for (const path of nonPagePaths) {
    const answer = await app.inject({ url: `${path}?v=1`, headers: { accept: 'text/html' } })
    expect(answer.statusCode, path).toBe(404)
    expect(answer.json(), path).toMatchObject({ code: 'NOT_FOUND' })
  }
  // The path of a page is rendered, which fails here because the dependencies throw.
  expect((await app.inject('/talk/octave')).statusCode).toBe(500)
})
