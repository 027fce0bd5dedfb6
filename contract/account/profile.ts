import { z } from 'zod'
import {
  type ProfileAnswers,
  type ProfileField,
  profileFields,
} from '../../domain/profile/profile-answers'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

/**
 * Checks only types, and limits far above those of the fields. validate-profile.ts in
 * domain/profile checks options and lengths, with a message per field.
 */
const text = z.string().max(50_000).nullable()
const list = z.array(z.string().max(50_000)).max(100)

const answers = z.object({
  first_name: text,
  last_name: text,
  /** Whole years, at least 18. */
  age: z.number().nullable(),
  city: text,
  orientation: text,
  style: text,
  preferences: list,
  profession: text,
  work_environment: list,
  living_situation: text,
  personality_type: text,
  conversation_goal: list,
  ideal_partner_style: list,
  previous_experience: z.boolean().nullable(),
  social_type: text,
  conversation_depth: text,
  roleplay_preference: text,
  attraction_triggers: list,
  ai_behavior_preference: list,
  topics_to_avoid: text,
}) satisfies z.ZodType<ProfileAnswers>

const profile = answers.extend({
  /**
   * What companions know about the user; null when no question is answered or the user cleared it.
   */
  user_profile_summary: text,
  /**
   * Whether the user edited the summary. An edited one is kept until the user asks to regenerate
   * it.
   */
  is_summary_edited: z.boolean(),
  /**
   * Whether answers protected by GDPR article 9 may be stored
   * (domain/profile/sensitive-answers.ts).
   */
  has_sensitive_consent: z.boolean(),
})

export type Profile = z.infer<typeof profile>

/** Only the changed fields, so that two tabs can change different fields without a conflict. */
const profileChange = answers
  .extend({
    user_profile_summary: text,
    /** false immediately erases the answers that need the consent. */
    has_sensitive_consent: z.boolean(),
    /** Regenerates the summary from the answers. */
    rewrite_summary: z.literal(true),
  })
  .partial()

export type ProfileChange = z.infer<typeof profileChange>

const profileErrorFields = [...profileFields, 'user_profile_summary'] as const satisfies readonly (
  | ProfileField
  | 'user_profile_summary'
)[]

/**
 * French error messages by field, in the `details` of INPUT_INVALID and for the fields that were
 * not saved.
 */
const profileErrors = z.partialRecord(z.enum(profileErrorFields), z.string())

export const profileContract = {
  get: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'NOT_FOUND', 'DATABASE_FAILED'))
    .route({ method: 'GET', path: '/profile', summary: 'Son propre profil' })
    .output(profile),

  change: procedure
    .errors(
      declareErrors(
        'UNAUTHENTICATED',
        'INPUT_INVALID',
        'NOT_FOUND',
        'RATE_LIMITED',
        'DATABASE_FAILED',
      ),
    )
    .route({
      method: 'PATCH',
      path: '/profile',
      summary: 'Change des réponses de son profil, et elles seules',
    })
    .input(profileChange)
    .output(
      z.object({
        profile,
        /** Fields not saved because the consent is missing; all others are saved. */
        refused: profileErrors,
      }),
    ),
}
