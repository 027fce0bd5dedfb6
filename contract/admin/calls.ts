import { z } from 'zod'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

const liveCall = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  email: z.string(),
  username: z.string(),
  agentName: z.string(),
  /**
   * suspended: the link is lost, but the call may be resumed. closing: the receipt is not written
   * yet.
   */
  state: z.enum(['reserved', 'live', 'suspended', 'closing']),
  /** Who runs the call: our own engine, or the hosted voice service. */
  provider: z.enum(['amivoix', 'vapi']),
  createdAt: z.iso.datetime(),
  /** null until the caller is connected. */
  startedAt: z.iso.datetime().nullable(),
})

export type AdminLiveCall = z.infer<typeof liveCall>

/** The list has at most this many live calls, oldest first; `total` counts all of them. */
export const maxListedCalls = 200

export const adminCallsContract = {
  list: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'FORBIDDEN', 'DATABASE_FAILED'))
    .route({ method: 'GET', path: '/admin/calls', summary: 'Les appels en cours' })
    .output(z.object({ items: z.array(liveCall), total: z.number().int().nonnegative() })),
  hangUp: procedure
    .errors(
      declareErrors(
        'UNAUTHENTICATED',
        'FORBIDDEN',
        'INPUT_INVALID',
        'NOT_FOUND',
        'DATABASE_FAILED',
      ),
    )
    .route({
      method: 'POST',
      path: '/admin/calls/{id}/hang-up',
      summary: 'Met fin à l’appel d’un utilisateur',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
}
