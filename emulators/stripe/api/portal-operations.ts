import { createPortalSession } from '../objects/portal-session'
import { findOrRefuse } from './list-page'
import type { Operation } from './operation'
import { address, readInput, text } from './read-input'

const create: Operation = {
  method: 'POST',
  path: 'billing_portal/sessions',
  async run({ books, fields }) {
    const input = readInput(fields, {
      customer: text(),
      return_url: address().optional(),
      locale: text().optional(),
    })
    const customer = await findOrRefuse(books, 'customer', input.customer, 'customer')
    const session = createPortalSession({
      now: books.now,
      origin: books.origin,
      customerId: customer.id,
      returnUrl: input.return_url ?? null,
      locale: input.locale ?? null,
    })
    return books.store.insert('billing_portal.session', session)
  },
}

export const portalOperations: readonly Operation[] = [create]
