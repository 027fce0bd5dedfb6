import type { z } from 'zod'
import type { receiptSchema } from '../receipt-schema'

/** A receipt as it is stored and sent: the domain's, whose list of pauses is nobody else's. */
export type SentReceipt = z.infer<typeof receiptSchema>
