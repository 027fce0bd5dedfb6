import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { publicMessages } from '../../../domain/public-messages'
import { PageFailure } from './page-failure'

function render(path: string) {
  const router = createMemoryRouter(
    [{ id: 'page', path, element: <p />, ErrorBoundary: PageFailure, loader: () => null }],
    {
      initialEntries: [path],
      hydrationData: { errors: { page: new TypeError('Failed to fetch') } },
    },
  )
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it.each(['/dashboard', '/register'])('offers a retry on %s', (path) => {
  const html = render(path)
  expect(html).toContain(publicMessages.SERVICE_UNREACHABLE)
  expect(html).toMatch(new RegExp(`<button[^>]*>.*${publicMessages.RETRY}</button>`))
})

it('shows its own heading and a link home on a page without bars', () => {
  expect(render('/register')).toContain('<h1>La ligne est mauvaise</h1>')
  expect(render('/register')).toContain('href="/"')
  expect(render('/dashboard')).not.toContain('La ligne est mauvaise')
})
