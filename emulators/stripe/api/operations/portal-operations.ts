import { createPortalSession } from '../../objects/portal-session'
import type { Operation } from '../operation'
import { readInput, text, url } from '../read-input'
import { findOrThrow } from '../read-operations'

const create: Operation = {
  method: 'POST',
  path: 'billing_portal/sessions',
  async run({ context, fields }) {
    const input = readInput(fields, {
      customer: text(),
      return_url: url().optional(),
      locale: text().optional(),
    })
    const customer = await findOrThrow(context, 'customer', input.customer, 'customer')
    const session = createPortalSession({
      now: context.now,
      baseUrl: context.baseUrl,
      customerId: customer.id,
      returnUrl: input.return_url ?? null,
      locale: input.locale ?? null,
    })
    return context.store.insert('billing_portal.session', session)
  },
}

export const portalOperations: readonly Operation[] = [create]
