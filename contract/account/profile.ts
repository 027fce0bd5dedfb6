import { z } from 'zod'
import {
  type ProfileAnswers,
  type ProfileField,
  profileFields,
} from '../../domain/profile/profile-answers'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

/**
 * Options are checked by domain/profile-rules.ts, which says beside the field what is wrong; here
 * only kinds. More than the longest field so that a long text is refused there too, in words.
 */
const text = z.string().max(50_000).nullable()
const list = z.array(z.string().max(50_000)).max(100)

const answers = z.object({
  first_name: text,
  last_name: text,
  /** Whole years, 18 at least. */
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
  /** What companions know of the person; null while nothing is answered, or emptied by them. */
  user_profile_summary: text,
  /** Their own words, kept until they ask for it to be written from the answers again. */
  is_summary_edited: z.boolean(),
  /** Whether what article 9 of the RGPD protects may be stored (domain/profile-sensitive.ts). */
  has_sensitive_consent: z.boolean(),
})

export type Profile = z.infer<typeof profile>

/** Only what changed: two windows that change different answers keep both. */
const profileChange = answers
  .extend({
    user_profile_summary: text,
    /** false erases what needs the consent, at once. */
    has_sensitive_consent: z.boolean(),
    /** Writes the summary from the answers again. */
    rewrite_summary: z.literal(true),
  })
  .partial()

export type ProfileChange = z.infer<typeof profileChange>

const profileFaultFields = [...profileFields, 'user_profile_summary'] as const satisfies readonly (
  | ProfileField
  | 'user_profile_summary'
)[]

/** What is wrong, in French, by field: in `details` of INPUT_INVALID, and beside what was saved. */
const profileFaults = z.partialRecord(z.enum(profileFaultFields), z.string())

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
        /** Left out for want of the consent; everything else is saved. */
        refused: profileFaults,
      }),
    ),
}
