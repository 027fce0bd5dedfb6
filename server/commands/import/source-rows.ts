import { z } from 'zod'
import { categories } from '../../../domain/categories'
import { languages } from '../../../domain/languages'
import { offerKeys, offers } from '../../../domain/offers'
import { voiceGenders } from '../../../domain/voice-genders'

// One schema for each table of the source. A row that does not match is reported with the invalid
// columns; a column that a table lacks counts as empty, except `email_confirmed_at`.

const maxInteger = 2_147_483_647
const nonNegativeInteger = z.number().int().min(0).max(maxInteger)
const text = z.string().refine((value) => !value.includes('\0'))
const optionalText = text.nullish().transform((value) => value ?? null)
const textList = z
  .array(text)
  .nullish()
  .transform((value) => value ?? [])
const timestamp = z.coerce
  .date()
  .nullish()
  .transform((value) => value ?? new Date())
const key = z.union([text.min(1), z.number()]).transform(String)

export const sourceUser = z.object({
  id: z.uuid(),
  email: z
    .email()
    .max(254)
    .transform((value) => value.toLowerCase()),
  /** bcrypt or argon2id; a user without a password requests a link to choose one. */
  encrypted_password: z
    .string()
    .regex(/^(\$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}|\$argon2id\$.+)$/)
    .or(z.literal(''))
    .nullish()
    .transform((value) => value || null),
  /** null for an unconfirmed address; undefined when the table does not record confirmations. */
  email_confirmed_at: z.coerce.date().nullish(),
  created_at: timestamp,
})

export const sourceProfile = z.object({
  id: z.uuid(),
  username: optionalText,
  minutes_left: z
    .union([z.number(), z.null(), z.undefined()])
    .transform((value) => Math.ceil(value ?? 0))
    .pipe(nonNegativeInteger),
  role: z
    .enum(['user', 'admin'])
    .nullish()
    .transform((value) => value ?? 'user'),
  first_name: optionalText,
  last_name: optionalText,
  age: z
    .number()
    .int()
    .min(18)
    .max(130)
    .nullish()
    .transform((value) => value ?? null),
  city: optionalText,
  orientation: optionalText,
  style: optionalText,
  preferences: textList,
  favorites: textList,
  profession: optionalText,
  work_environment: textList,
  living_situation: optionalText,
  personality_type: optionalText,
  conversation_goal: textList,
  ideal_partner_style: textList,
  previous_experience: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
  social_type: optionalText,
  conversation_depth: optionalText,
  roleplay_preference: optionalText,
  attraction_triggers: textList,
  ai_behavior_preference: textList,
  topics_to_avoid: optionalText,
  user_profile_summary: optionalText,
  created_at: timestamp,
})

const oneOf = <Value extends string>(values: readonly Value[], fallback: Value) =>
  z
    .enum(values as [Value, ...Value[]])
    .nullish()
    .transform((value): Value => value ?? fallback)

export const sourceAgent = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: text.min(1),
  style: text.default(''),
  image_url: z.url({ protocol: /^https?$/ }),
  category: oneOf(Object.keys(categories) as (keyof typeof categories)[], 'amour'),
  voice_gender: oneOf(Object.keys(voiceGenders) as (keyof typeof voiceGenders)[], 'feminine'),
  language: oneOf(Object.keys(languages) as (keyof typeof languages)[], 'french'),
  tags: textList,
  country: text.nullish().transform((value) => value ?? ''),
  flag: text.nullish().transform((value) => value ?? ''),
  description: text.nullish().transform((value) => value ?? ''),
  vapi_assistant_id: text.min(1),
  created_at: timestamp,
})

export const sourceCustomer = z.object({
  customer_id: text.min(1),
  user_id: z.uuid(),
  created_at: timestamp,
})

export const sourceSubscription = z
  .object({
    subscription_id: text.min(1),
    customer_id: text.min(1),
    price_id: optionalText,
    status: optionalText,
    subscription_status: optionalText,
    current_period_start: z.number().int().nullish(),
    current_period_end: z.number().int().nullish(),
    cancel_at_period_end: z.boolean().nullish(),
    payment_method_brand: optionalText,
    payment_method_last4: optionalText,
    created_at: timestamp,
  })
  .transform(({ subscription_status, status, ...row }) => ({
    ...row,
    status: status ?? subscription_status ?? 'canceled',
  }))

export const sourceOrder = z
  .object({
    id: key,
    checkout_session_id: optionalText,
    payment_intent_id: optionalText,
    customer_id: text.min(1),
    amount_subtotal: nonNegativeInteger,
    amount_total: nonNegativeInteger,
    currency: text.min(3).transform((value) => value.toLowerCase()),
    payment_status: text.min(1),
    status: text.min(1),
    created_at: timestamp,
  })
  .transform((row) => {
    const offerKey = offerKeys.find((name) => offers[name].priceCents === row.amount_total) ?? null
    return { ...row, offerKey: row.currency === 'eur' ? offerKey : null }
  })

export const sourceConversation = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  agent_id: text.min(1),
  agent_name: text.nullish().transform((value) => value ?? 'Agent inconnu'),
  duration: nonNegativeInteger,
  vapi_call_id: optionalText,
  summary: optionalText,
  success_score: z.number().int().min(0).max(100).nullish(),
  created_at: timestamp,
})

export const sourceFeedback = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  agent_id: text.nullish().transform((value) => value || 'unknown'),
  agent_name: text.nullish().transform((value) => value || 'Agent inconnu'),
  conversation_duration: nonNegativeInteger.nullish().transform((value) => value ?? 0),
  rating: z.literal([1, 2, 3, 4, 5]),
  comment: optionalText,
  conversation_id: z
    .uuid()
    .nullish()
    .transform((value) => value ?? null),
  created_at: timestamp,
})
