import { z } from 'zod'
import { apiKeyNameMaxLength, apiKeyScopes, maxMonthlyMinutes } from '../../domain/accounts/api-key'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'
import { sharedHosts } from '../shared-hosts'
import { storableText } from '../storable-text'

const scopes = z.array(z.enum(apiKeyScopes))

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The beginning of the key; the rest cannot be read again. */
  prefix: z.string(),
  scopes,
  /** Hosts that may receive what is said in calls with this key. */
  sharedWith: z.array(z.string()),
  /**
   * Minutes that all calls with this key may cost in a calendar month (Paris time); null without a
   * limit.
   */
  monthlyMinutes: z.number().int().nullable(),
  /** Minutes that calls with this key have cost this month. */
  minutesThisMonth: z.number().int(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

export type ApiKey = z.infer<typeof apiKey>

const draft = z.object({
  name: storableText().trim().min(1).max(apiKeyNameMaxLength),
  scopes: scopes.refine((chosen) => chosen.includes('calls')),
  /** Consent to send what is said in calls with this key to these hosts. */
  sharedWith: sharedHosts.default([]),
  monthlyMinutes: z.number().int().min(1).max(maxMonthlyMinutes).nullable().default(null),
  /**
   * The user confirms that only adults who know that they talk to an AI will speak in these calls.
   */
  hasConfirmedUse: z.literal(true),
})

export type ApiKeyDraft = z.infer<typeof draft>

/** The keys with which a user's own programs call companions over /v1/realtime. */
export const apiKeysContract = {
  list: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'DATABASE_FAILED'))
    .route({ method: 'GET', path: '/keys', summary: 'Ses clés d’accès en service' })
    .output(z.array(apiKey)),
  /** The only response that contains the key itself. */
  create: procedure
    .errors(
      declareErrors(
        'UNAUTHENTICATED',
        'INPUT_INVALID',
        'API_KEYS_FULL',
        'RATE_LIMITED',
        'DATABASE_FAILED',
      ),
    )
    .route({
      method: 'POST',
      path: '/keys',
      successStatus: 201,
      summary: 'Crée une clé d’accès, montrée cette seule fois',
    })
    .input(draft)
    .output(apiKey.extend({ key: z.string() })),
  /** Also ends the live call of the key. */
  revoke: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'NOT_FOUND', 'DATABASE_FAILED'))
    .route({ method: 'DELETE', path: '/keys/{id}', summary: 'Révoque une clé d’accès' })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
}
