import type { z } from 'zod'
import type { receiptSchema } from '../receipt-schema'

/** A call's receipt as it is stored and sent. */
export type SentReceipt = z.infer<typeof receiptSchema>
