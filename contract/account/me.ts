import { z } from 'zod'
import { completionFields } from '../../domain/profile-interests'
import { roles } from '../../domain/role'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

/** The signed-in person, as the pages know them (first document, section 3). */
export const me = z.object({
  id: z.uuid(),
  email: z.string(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  minutesLeft: z.number().int().nonnegative(),
  role: z.enum(roles),
  isAdmin: z.boolean(),
  favorites: z.array(z.string()),
  /** A subscription whose status is exactly active (first document, section 4). */
  hasPremium: z.boolean(),
  /** Of the five that the profile-completion banner counts (section 4). */
  completedFields: z.number().int().min(0).max(completionFields.length),
  /** The stored answer of « Avant votre premier appel »; null before it was ever given (03). */
  hasCallMemoryConsent: z.boolean().nullable(),
})

export type Me = z.infer<typeof me>

export const meContract = {
  get: procedure
    .errors(declareErrors('SERVER_FAILED'))
    .route({ method: 'GET', path: '/me', summary: 'La personne connectée, ou null' })
    .output(me.nullable()),
}
