import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod'
import { accountSession } from '../../../../contract/account/account-session'
import { transactionExportPath } from '../../../../contract/admin/transactions'
import { fixedApiPaths } from '../../../../contract/paths'
import { orderFilters } from '../../../../domain/admin/order-list'
import { type FixedOperation, withoutApiPrefix } from './fixed-operation'
import { googleOperations } from './google-operations'
import { newsletterOperations } from './newsletter-operations'
import { createProblemResponses } from './problem-responses'
import { voiceOperations } from './voice-operations'

const toSchema = (schema: z.ZodType) => {
  const { $schema, ...schemaObject } = z.toJSONSchema(schema, { io: 'input' })
  return schemaObject as OpenAPI.SchemaObject
}

const createJsonResponse = (
  description: string,
  schema: z.ZodType,
  example?: unknown,
): OpenAPI.ResponseObject => ({
  description,
  content: {
    'application/json': { schema: toSchema(schema), ...(example !== undefined && { example }) },
  },
})

const doneResponse = createJsonResponse('Fait.', z.object({ status: z.boolean() }), {
  status: true,
})
const token = z.string().min(1).max(200)
const email = z.string().max(254)
const password = z.string().min(1).max(128)
const authPath = (name: string) => `${fixedApiPaths.auth.replace('/api', '')}/${name}`
const user = z.object({ id: z.uuid(), email: z.string(), name: z.string() }).loose()
const registrationCodes = [
  ...(['USERNAME_REQUIRED', 'USERNAME_TOO_SHORT', 'EMAIL_REQUIRED', 'EMAIL_INVALID'] as const),
  ...(['PASSWORD_REQUIRED', 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG'] as const),
  'PASSWORD_TOO_COMMON' as const,
  ...(['TERMS_NOT_ACCEPTED', 'SIGN_UP_FAILED', 'RATE_LIMITED'] as const),
]

const accountOperations: FixedOperation[] = [
  {
    method: 'post',
    path: authPath('sign-up/email'),
    summary: 'S’inscrire ; un lien arrive par email',
    description: 'La même réponse pour une adresse connue et pour une nouvelle.',
    body: z.object({
      name: z.string(),
      email,
      password,
      hasAcceptedTerms: z.boolean(),
      callbackURL: z.string().optional(),
    }),
    success: doneResponse,
    codes: registrationCodes,
  },
  {
    method: 'post',
    path: authPath('send-verification-email'),
    summary: 'Renvoyer le lien de confirmation',
    body: z.object({ email, callbackURL: z.string().optional() }),
    success: doneResponse,
    codes: ['EMAIL_REQUIRED', 'EMAIL_INVALID', 'RATE_LIMITED'],
  },
  {
    method: 'post',
    path: authPath('verify-email'),
    summary: 'Confirmer l’adresse avec le lien reçu, et ouvrir la session',
    description:
      'Dans le navigateur de l’inscription le lien suffit ; ailleurs il faut aussi le mot de passe choisi alors.',
    body: z.object({ token, password: password.optional() }),
    success: doneResponse,
    codes: ['LINK_INVALID', 'PASSWORD_REQUIRED', 'REGISTRATION_PASSWORD_WRONG', 'RATE_LIMITED'],
  },
  {
    method: 'post',
    path: authPath('sign-in/email'),
    summary: 'Se connecter',
    description: 'La session est dans le cookie de la réponse, et nulle part ailleurs.',
    body: z.object({ email, password, rememberMe: z.boolean().optional() }),
    success: createJsonResponse('La session est ouverte.', z.object({ user }).loose()),
    codes: ['CREDENTIALS_WRONG', 'EMAIL_NOT_VERIFIED', 'RATE_LIMITED'],
  },
  {
    method: 'get',
    path: authPath('get-session'),
    summary: 'La session en cours, ou null',
    success: createJsonResponse('La session, ou null.', z.object({ user }).loose().nullable()),
  },
  {
    method: 'post',
    path: authPath('sign-out'),
    summary: 'Fermer la session',
    success: createJsonResponse('La session est fermée.', z.object({ success: z.boolean() }), {
      success: true,
    }),
  },
  {
    method: 'post',
    path: authPath('request-password-reset'),
    summary: 'Demander un lien pour choisir un mot de passe',
    body: z.object({ email }),
    success: doneResponse,
    codes: ['EMAIL_REQUIRED', 'EMAIL_INVALID', 'RATE_LIMITED'],
  },
  {
    method: 'post',
    path: authPath('reset-password'),
    summary: 'Choisir un mot de passe avec le lien reçu',
    body: z.object({ token, newPassword: password }),
    success: createJsonResponse('La session est ouverte.', z.object({}).loose()),
    codes: [
      ...(['LINK_INVALID', 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG'] as const),
      ...(['PASSWORD_TOO_COMMON', 'RATE_LIMITED'] as const),
    ],
  },
  {
    method: 'post',
    path: authPath('change-password'),
    summary: 'Changer de mot de passe ; les autres sessions se ferment',
    needsSession: true,
    body: z.object({ currentPassword: password, newPassword: password }),
    success: createJsonResponse('Une nouvelle session est ouverte.', z.object({}).loose()),
    codes: ['PASSWORD_WRONG', 'PASSWORD_TOO_SHORT', 'PASSWORD_NOT_SET', 'RATE_LIMITED'],
  },
  {
    method: 'post',
    path: authPath('change-email'),
    summary: 'Demander à changer d’adresse',
    needsSession: true,
    body: z.object({ newEmail: email, password }),
    success: doneResponse,
    codes: ['EMAIL_INVALID', 'EMAIL_UNCHANGED', 'PASSWORD_WRONG', 'RATE_LIMITED'],
  },
  {
    method: 'post',
    path: authPath('confirm-email-change'),
    summary: 'Confirmer sa nouvelle adresse avec le lien reçu',
    needsSession: true,
    body: z.object({ token }),
    success: createJsonResponse('La nouvelle adresse.', z.object({ email })),
    codes: ['LINK_INVALID', 'RATE_LIMITED'],
  },
  {
    method: 'get',
    path: authPath('list-sessions'),
    summary: 'Ses sessions ouvertes, celle-ci d’abord',
    needsSession: true,
    success: createJsonResponse('Les sessions.', z.array(accountSession)),
    codes: ['RATE_LIMITED'],
  },
  {
    method: 'post',
    path: authPath('revoke-session'),
    summary: 'Fermer une de ses sessions',
    needsSession: true,
    body: z.object({ id: z.uuid() }),
    success: doneResponse,
    codes: ['RATE_LIMITED'],
  },
  {
    method: 'post',
    path: authPath('revoke-sessions'),
    summary: 'Fermer toutes ses sessions, celle-ci comprise',
    needsSession: true,
    success: createJsonResponse('Fait.', z.object({ success: z.boolean() })),
    codes: ['RATE_LIMITED'],
  },
  {
    method: 'post',
    path: authPath('delete-user'),
    summary: 'Supprimer son compte, tout de suite et pour toujours',
    needsSession: true,
    body: z.object({ word: z.string(), password: z.string().optional() }),
    success: createJsonResponse('Le compte est supprimé.', z.object({ success: z.boolean() })),
    codes: ['DELETION_NOT_CONFIRMED', 'PASSWORD_WRONG', 'SIGN_IN_NOT_RECENT'],
  },
]

const createTextResponse = (description: string, mediaType: string): OpenAPI.ResponseObject => ({
  description,
  content: { [mediaType]: { schema: { type: 'string' } } },
})

const createCheckoutFailure = (description: string) =>
  createJsonResponse(description, z.object({ error: z.string() }))

const otherOperations: FixedOperation[] = [
  {
    method: 'post',
    path: '/functions/stripe-checkout',
    summary: 'Ouvre une page de paiement',
    description: 'Les adresses de retour sont celles de ce site, et user_id la personne connectée.',
    needsSession: true,
    body: z.object({
      price_id: z.string().min(1).max(255),
      success_url: z.string().max(2_000),
      cancel_url: z.string().max(2_000),
      mode: z.enum(['payment', 'subscription']),
      user_id: z.string().max(100),
      immediate_start: z.boolean().optional(),
    }),
    success: createJsonResponse('L’adresse de la page de paiement.', z.object({ url: z.string() })),
    failures: {
      400: createCheckoutFailure('Une commande qui n’est pas en vente ainsi.'),
      401: createCheckoutFailure('La session a expiré.'),
      403: createCheckoutFailure('La commande d’une autre personne, ou depuis un autre site.'),
      429: createCheckoutFailure('Trop de commandes en peu de temps.'),
      500: createCheckoutFailure('Une erreur de notre côté.'),
      502: createCheckoutFailure('Le prestataire de paiement ne répond pas.'),
      503: createCheckoutFailure('Le paiement n’est pas ouvert.'),
    },
  },
  {
    method: 'post',
    path: '/webhooks/stripe',
    summary: 'Reçoit un événement du prestataire de paiement',
    description: 'L’en-tête stripe-signature signe le corps exact, de 512 Ko au plus.',
    parameters: [
      { name: 'stripe-signature', in: 'header', required: true, schema: { type: 'string' } },
    ],
    body: z.object({}).loose(),
    success: createJsonResponse(
      'L’événement est conservé.',
      z.object({ received: z.literal(true) }),
    ),
    codes: ['NOT_FOUND'],
  },
  {
    method: 'get',
    path: '/wallet/invoices/{number}',
    summary: 'Sa facture ou son avoir, en PDF',
    needsSession: true,
    parameters: [{ name: 'number', in: 'path', required: true, schema: { type: 'string' } }],
    success: {
      description: 'Le document.',
      content: {
        'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } },
      },
    },
    codes: ['NOT_FOUND', 'RATE_LIMITED'],
  },
  {
    method: 'get',
    path: '/appointments/{id}/rendez-vous.ics',
    summary: 'Son rendez-vous, pour un agenda',
    needsSession: true,
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    success: createTextResponse('Le rendez-vous.', 'text/calendar'),
    codes: ['NOT_FOUND'],
  },
  {
    method: 'get',
    path: withoutApiPrefix(transactionExportPath),
    summary: 'Toutes les commandes, ou celles d’un état, en CSV',
    needsSession: true,
    parameters: [
      {
        name: 'status',
        in: 'query',
        required: false,
        schema: { type: 'string', enum: [...orderFilters] },
      },
    ],
    success: createTextResponse('Une ligne par commande.', 'text/csv'),
    codes: ['FORBIDDEN'],
  },
]

/** The operations that are not procedures of the contract; their paths never change. */
const fixedOperations: readonly FixedOperation[] = [
  ...accountOperations,
  ...googleOperations,
  ...otherOperations,
  ...voiceOperations,
  ...newsletterOperations,
]

/** Adds the fixed operations to the paths of the document. */
export function addFixedOperations(paths: OpenAPI.PathsObject) {
  for (const fixedOperation of fixedOperations) {
    const { method, path, summary, description, body, isForm, parameters, success } = fixedOperation
    const bodyType = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
    const codes = [
      ...(fixedOperation.needsSession ? (['UNAUTHENTICATED'] as const) : []),
      ...(fixedOperation.codes ?? []),
    ]
    const operation: OpenAPI.OperationObject = {
      operationId: path
        .slice(1)
        .replaceAll(/[^a-z]+/g, '.')
        .replace(/[.]$/, ''),
      summary,
      ...(description && { description }),
      ...(parameters && { parameters }),
      ...(body && {
        requestBody: {
          required: true,
          content: { [bodyType]: { schema: toSchema(body) } },
        },
      }),
      responses: {
        [fixedOperation.successStatus ?? 200]: success,
        ...(fixedOperation.failures ?? createProblemResponses(codes)),
      },
    }
    paths[path] = { ...paths[path], [method]: operation }
  }
}

/** Adds the health endpoints, which are outside /api. */
export function addHealthOperations(paths: OpenAPI.PathsObject, origin: string) {
  const state = z.object({ status: z.enum(['ok', 'degraded', 'unavailable']) }).loose()
  const healthyResponse = createJsonResponse('Tout va bien.', state, { status: 'ok' })
  const unavailableResponse = createJsonResponse(
    'La base de données ou les tâches ne répondent pas.',
    state,
    {
      status: 'unavailable',
      database: false,
      jobs: true,
    },
  )
  const operations: [path: string, summary: string, responses: OpenAPI.ResponsesObject][] = [
    [fixedApiPaths.live, 'Si le processus répond', { 200: healthyResponse }],
    [
      fixedApiPaths.ready,
      'Si tout ce dont il dépend répond',
      { 200: healthyResponse, 503: unavailableResponse },
    ],
  ]
  for (const [path, summary, responses] of operations) {
    const operationId = path.slice(1).replace('/', '.')
    const item = { servers: [{ url: origin }], get: { operationId, summary, responses } }
    Object.assign(paths, { [path]: item })
  }
}
