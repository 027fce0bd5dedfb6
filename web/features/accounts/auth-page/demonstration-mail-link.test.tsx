import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DemonstrationMailLink } from './demonstration-mail-link'

test.each([true, false])(
  'links to the mailbox of the demonstration only if it exists: %s',
  (has) => {
    const router = createMemoryRouter(
      [{ id: 'root', path: '/', loader: () => null, Component: DemonstrationMailLink }],
      { hydrationData: { loaderData: { root: { isDemonstration: true, hasMailbox: has } } } },
    )
    const html = renderToStaticMarkup(<RouterProvider router={router} />)
    expect(html.includes('href="/dev/mail"')).toBe(has)
    router.dispose()
  },
)
