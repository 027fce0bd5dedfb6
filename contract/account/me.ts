import { z } from 'zod'
import { roles } from '../../domain/accounts/role'
import { completionFields } from '../../domain/profile-interests'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

/** The signed-in user. */
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
  /**
   * Whether the user has a subscription with the status "active". "trialing" and "past_due" do not
   * count.
   */
  hasPremium: z.boolean(),
  /** How many of the five fields of the profile-completion banner are answered. */
  completedFields: z.number().int().min(0).max(completionFields.length),
  /** Whether conversations may be summarised and remembered; null until the user has chosen. */
  hasCallMemoryConsent: z.boolean().nullable(),
  /** Whether a call of the user was ever connected. */
  hasCalled: z.boolean(),
})

export type Me = z.infer<typeof me>

export const meContract = {
  get: procedure
    .errors(declareErrors('SERVER_FAILED'))
    .route({ method: 'GET', path: '/me', summary: 'La personne connectée, ou null' })
    .output(me.nullable()),
}
