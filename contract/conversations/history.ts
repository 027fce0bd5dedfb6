import { z } from 'zod'
import { endReasons } from '../../domain/call-end'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'
import { receiptSchema } from '../receipt-schema'

const conversation = z.object({
  id: z.uuid(),
  agentId: z.string(),
  agentName: z.string(),
  /** The URL of the companion's portrait; null when the companion no longer exists. */
  agentImage: z.string().nullable(),
  durationSeconds: z.number().int().nonnegative(),
  /** When the conversation was stored, at the end of the call. */
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  /**
   * The id of the call if the conversation has a summary or will get one; null otherwise. Without a
   * summary, the id means that the summary is pending.
   */
  callId: z.string().nullable(),
  summary: z.string().nullable(),
  /** 0–100. */
  successScore: z.number().int().nullable(),
  chargedMinutes: z.number().int().nonnegative().nullable(),
  rating: z.number().int().min(1).max(5).nullable(),
})

const turn = z.object({
  speaker: z.enum(['caller', 'companion']),
  /** null when the turn was spoken and could not be transcribed. */
  text: z.string().nullable(),
  /** Milliseconds from the start of the call. */
  atMs: z.number().int().nonnegative(),
})

export type Conversation = z.infer<typeof conversation>

export const conversationDetail = conversation.extend({
  endReason: z.enum(endReasons).nullable(),
  receipt: receiptSchema.nullable(),
  /** The highlight; null when there is none or the user has deleted it. */
  highlight: z.object({ speaker: turn.shape.speaker, text: z.string() }).nullable(),
  /** null when the transcript was not stored or was deleted after 30 days. */
  turns: z.array(turn).nullable(),
})

export type ConversationDetail = z.infer<typeof conversationDetail>

/** Maximum number of conversations in the history; the page says "(10 dernières)". */
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
  /** Deletes the highlight; the transcript is not changed. */
  forgetHighlight: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'NOT_FOUND', 'DATABASE_FAILED'))
    .route({
      method: 'DELETE',
      path: '/conversations/{id}/highlight',
      summary: 'Oublie la phrase à garder de sa conversation',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  /**
   * Deletes the conversation with its transcript and summary, and the comment of its rating. The call
   * and its ledger entry stay, because they explain the balance.
   */
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
