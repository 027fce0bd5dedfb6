import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DemonstrationMailLink } from './demonstration-mail-link'

test.each([true, false])(
  'links to /dev/mail only when the server shows its e-mails there (hasMailbox: %s)',
  (hasMailbox) => {
    const router = createMemoryRouter(
      [{ id: 'root', path: '/', loader: () => null, Component: DemonstrationMailLink }],
      { hydrationData: { loaderData: { root: { isDemonstration: true, hasMailbox } } } },
    )
    const html = renderToStaticMarkup(<RouterProvider router={router} />)
    expect(html.includes('href="/dev/mail"')).toBe(hasMailbox)
    router.dispose()
  },
)
