import { z } from 'zod'
import { memoryMaxLength } from '../../domain/conversations/memory'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'
import { storableText } from '../storable-text'

const memory = z.object({
  id: z.uuid(),
  agentId: z.string(),
  agentName: z.string(),
  conversationId: z.uuid(),
  /** Addressed to the user: "Vous avez un entretien jeudi." */
  statement: z.string(),
  /** The user's sentence from which the memory was derived. */
  quote: z.string(),
  /** The calendar day, when the memory is about an event. */
  eventDay: z.iso.date().nullable(),
  /** False while the memory is only proposed: companions do not use it. */
  isKept: z.boolean(),
  /** The end of the call in which the sentence was said. */
  createdAt: z.iso.datetime(),
})

export type Memory = z.infer<typeof memory>

export const memoriesContract = {
  list: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'DATABASE_FAILED'))
    .route({
      method: 'GET',
      path: '/memories',
      summary: 'Ce que ses compagnons retiennent, ou proposent de retenir',
    })
    .output(z.array(memory)),
  /** Keeps a memory, with a new statement if one is given. The quote stays as it was said. */
  keep: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'INPUT_INVALID', 'NOT_FOUND', 'DATABASE_FAILED'))
    .route({ method: 'PUT', path: '/memories/{id}', summary: 'Retient un fait, ou le corrige' })
    .input(
      z.object({
        id: z.uuid(),
        statement: storableText().trim().min(1).max(memoryMaxLength).optional(),
      }),
    )
    .output(memory),
  forget: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'NOT_FOUND', 'DATABASE_FAILED'))
    .route({ method: 'DELETE', path: '/memories/{id}', summary: 'Oublie un fait' })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
}
