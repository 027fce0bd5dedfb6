import { z } from 'zod'
import { priceData } from './price-operations'
import { address, flag, integer, metadata, text } from './read-input'

const lineItem = z.strictObject({
  price: text().optional(),
  price_data: z.strictObject(priceData).optional(),
  quantity: integer().optional(),
})

const resultData = z.strictObject({
  metadata: metadata().optional(),
  description: text().max(500).optional(),
})

/** What a session is made of. */
export const checkoutInput = {
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(lineItem).min(1).max(20),
  success_url: address(),
  cancel_url: address().optional(),
  customer: text().optional(),
  customer_email: z.email().max(512).optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  client_reference_id: text().max(200).optional(),
  metadata: metadata().optional(),
  locale: text().optional(),
  expires_at: integer().optional(),
  payment_intent_data: resultData.optional(),
  subscription_data: resultData.optional(),
  // Understood, because this is how the page is anyway.
  payment_method_types: z.array(z.literal('card')).optional(),
  ui_mode: z.enum(['hosted', 'hosted_page']).optional(),
  allow_promotion_codes: flag()
    .refine((isAllowed) => !isAllowed, 'the stand-in knows no promotion codes')
    .optional(),
}
