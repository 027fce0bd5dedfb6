import { text } from 'node:stream/consumers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { prerenderToNodeStream } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CheckoutResult } from '../../../../contract/billing/payments'
import { SuccessPage } from './success-page'

/** Renders the page and returns its HTML. */
async function renderPage(result: CheckoutResult | null) {
  const client = new QueryClient()
  client.setQueryData(['wallet', 'checkout', 'cs_1'], result)
  const page = (
    <QueryClientProvider client={client}>
      <SuccessPage checkoutSessionId="cs_1" companion={null} />
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ id: 'root', path: '/', element: page }])
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />)
  return text(prelude)
}

test('mentions a second subscription only as one possible reason for a refund', async () => {
  const html = await renderPage({ state: 'refunded' })
  expect(html).toContain('Le prix de cet achat vous est rendu en entier')
  expect(html).toContain('S’il s’agissait d’un second abonnement')
  expect(html).toContain('/wallet?tab=historique')
})

test('shows no result of a payment when nothing was bought', async () => {
  expect(await renderPage(null)).not.toContain('Paiement')
})
