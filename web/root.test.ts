import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type PageContext, pageContext } from '../contract/page-context'
import { loader } from './root'

/** The root's data for a request whose `me` the server could not answer. */
async function loadWithoutDatabase(cookie: string) {
  const context = new RouterContextProvider()
  const api = { me: { get: () => Promise.reject(new Error('no database')) } }
  context.set(pageContext, { api } as unknown as PageContext)
  const request = new Request('https://amivoix.test/', { headers: { cookie } })
  return loader({ context, request } as unknown as Parameters<typeof loader>[0])
}

it('says that the profile did not come to whoever has a session, and grants nothing', async () => {
  expect(await loadWithoutDatabase('amivoix.session_token=abc')).toMatchObject({
    me: null,
    hasProfileFailed: true,
  })
})

it('says nothing of it to a visitor', async () => {
  expect(await loadWithoutDatabase('theme=dark')).toMatchObject({
    me: null,
    hasProfileFailed: false,
  })
})
