import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type PageContext, pageContext } from '../contract/page-context'
import { loader } from './root'

/** Runs the root loader for a request while the database is down. */
async function loadWithoutDatabase(cookie: string) {
  const context = new RouterContextProvider()
  const api = { me: { get: () => Promise.reject(new Error('no database')) } }
  context.set(pageContext, { api } as unknown as PageContext)
  const request = new Request('https://amivoix.test/', { headers: { cookie } })
  return loader({ context, request } as unknown as Parameters<typeof loader>[0])
}

it('reports a failed user load when there is a session cookie, and returns no user', async () => {
  expect(await loadWithoutDatabase('amivoix.session_token=abc')).toMatchObject({
    me: null,
    hasUserLoadFailed: true,
  })
})

it('reports no failure when there is no session cookie', async () => {
  expect(await loadWithoutDatabase('theme=dark')).toMatchObject({
    me: null,
    hasUserLoadFailed: false,
  })
})
