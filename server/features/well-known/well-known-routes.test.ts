import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { wellKnownRoutes } from './well-known-routes'

async function fetchPath(path: string, contactEmail: string | null) {
  const app = Fastify()
  const now = () => new Date('2026-11-23T00:00:00Z')
  await app.register(wellKnownRoutes, { origin: 'https://amivoix.test', contactEmail, now })
  return app.inject(path)
}

test('sends a security.txt that contains the contact for vulnerability reports and expires in half a year', async () => {
  const response = await fetchPath('/.well-known/security.txt', 'securite@amivoix.test')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(response.body.split('\n')).toEqual([
    'Contact: mailto:securite@amivoix.test',
    'Expires: 2027-05-22T00:00:00.000Z',
    'Preferred-Languages: fr, en',
    'Canonical: https://amivoix.test/.well-known/security.txt',
    '',
  ])
})

test('answers 404 for security.txt while there is no contact', async () => {
  expect((await fetchPath('/.well-known/security.txt', null)).statusCode).toBe(404)
})

test('redirects password managers to the page where users change their password', async () => {
  const response = await fetchPath('/.well-known/change-password', null)
  expect(response.statusCode).toBe(302)
  expect(response.headers.location).toBe('/profile')
})
