import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { publicMessages } from '../../../domain/public-messages'
import { CompanionNotLoaded } from './companion-not-loaded'

it('says that the companion could not be loaded, with a retry button', () => {
  const router = createMemoryRouter(
    [
      {
        id: 'talk',
        path: '/',
        element: <p />,
        ErrorBoundary: CompanionNotLoaded,
        loader: () => null,
      },
    ],
    { hydrationData: { errors: { talk: new Error('no database') } } },
  )
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toContain(publicMessages.AGENTS_NOT_LOADED)
  expect(html).toMatch(new RegExp(`<button[^>]*>.*${publicMessages.RETRY}</button>`))
})
