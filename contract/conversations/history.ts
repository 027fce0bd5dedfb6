import { z } from 'zod'
import { endReasons } from '../../domain/call-end'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'
import { receiptSchema } from '../receipt-schema'

const conversation = z.object({
  id: z.uuid(),
  agentId: z.string(),
  agentName: z.string(),
  /** Of the companion's portrait; null when the companion no longer exists. */
  agentImage: z.string().nullable(),
  durationSeconds: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
  /** With a call and no summary yet, the summary is on its way. */
  callId: z.string().nullable(),
  summary: z.string().nullable(),
  /** 0–100. */
  successScore: z.number().int().nullable(),
  chargedMinutes: z.number().int().nonnegative().nullable(),
  rating: z.number().int().min(1).max(5).nullable(),
})

const turn = z.object({
  speaker: z.enum(['caller', 'companion']),
  /** null: spoken, and nothing could understand the words. */
  text: z.string().nullable(),
  /** Milliseconds from the start of the call. */
  atMs: z.number().int().nonnegative(),
})

export type Conversation = z.infer<typeof conversation>

export const conversationDetail = conversation.extend({
  endReason: z.enum(endReasons).nullable(),
  receipt: receiptSchema.nullable(),
  /** null: the transcript was not kept, or was deleted after 30 days. */
  turns: z.array(turn).nullable(),
})

export type ConversationDetail = z.infer<typeof conversationDetail>

/** « (10 dernières) » */
export const historyLength = 10

export const historyContract = {
  list: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'DATABASE_FAILED'))
    .route({ method: 'GET', path: '/conversations', summary: 'Ses dix dernières conversations' })
    .output(z.array(conversation)),
  get: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/conversations/{id}',
      summary: 'Une conversation, avec son reçu et ses mots',
    })
    .input(z.object({ id: z.uuid() }))
    .output(conversationDetail),
  /** The minutes' ledger and the call keep what explains the balance; no word of it stays. */
  remove: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'NOT_FOUND', 'DATABASE_FAILED'))
    .route({
      method: 'DELETE',
      path: '/conversations/{id}',
      summary: 'Supprime sa conversation, avec ses mots et son résumé',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
}
