import { z } from 'zod'
import { flag, integer, metadata, text, url } from '../read-input'
import { priceData } from './price-operations'

const lineItem = z.strictObject({
  price: text().optional(),
  price_data: z.strictObject(priceData).optional(),
  quantity: integer().optional(),
})

/** Copied to the payment intent or subscription that the session creates. */
const createdObjectData = z.strictObject({
  metadata: metadata().optional(),
  description: text().max(500).optional(),
})

/** The parameters of POST /v1/checkout/sessions. */
export const checkoutInput = {
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(lineItem).min(1).max(20),
  success_url: url(),
  cancel_url: url().optional(),
  customer: text().optional(),
  customer_email: z.email().max(512).optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  client_reference_id: text().max(200).optional(),
  metadata: metadata().optional(),
  locale: text().optional(),
  expires_at: integer().optional(),
  payment_intent_data: createdObjectData.optional(),
  subscription_data: createdObjectData.optional(),
  // The parameters from here on are accepted only with the values that the emulator supports.
  payment_method_types: z.array(z.literal('card')).optional(),
  ui_mode: z.enum(['hosted', 'hosted_page']).optional(),
  allow_promotion_codes: flag()
    .refine((isAllowed) => !isAllowed, 'the emulator does not support promotion codes')
    .optional(),
}
