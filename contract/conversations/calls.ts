import { z } from 'zod'
import { endReasons } from '../../domain/call-end'
import { hostedUtteranceMaxLength } from '../../domain/conversations/hosted-utterance'
import { timeBudgets } from '../../domain/conversations/time-budget'
import { agent } from '../companions/catalogue'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'
import { receiptSchema } from '../receipt-schema'
import { sharedHosts } from '../shared-hosts'
import { storableText } from '../storable-text'

const startCall = z.object({
  /** The `vapiAssistantId` of the companion. */
  assistantId: storableText().min(1).max(200),
  /** Accepted for clients written for Vapi, but ignored: the server sets these values itself. */
  assistantOverrides: z.unknown().optional(),
  /**
   * Consent to summarise and remember the call. Also replaces the user's stored choice, except in a
   * test call. When absent, the stored choice applies; without one, there is no consent.
   */
  memoryConsent: z.boolean().optional(),
  /**
   * Hosts outside the operator's computers that may receive what the caller says in this call.
   * Other such hosts get nothing; a call that cannot run without one of them is refused.
   */
  sharedWith: sharedHosts.optional(),
  /** Minutes after which the companion says goodbye; the call goes on if the caller speaks. */
  timeBudgetMinutes: z.literal(timeBudgets).optional(),
  /**
   * Whether this is a test call, in which an administrator tries a companion, published or not. A
   * test call is free, lasts at most five minutes, and stores no conversation.
   */
  isTest: z.boolean().optional(),
  /** Whether to end another live call of the same user, if there is one. */
  takeOver: z.boolean().optional(),
})

export const startedCall = z.object({
  id: z.uuid(),
  /**
   * amivoix: a WebSocket URL with a single-use ticket that is valid for 60 s. vapi: the base URL
   * for the client library of the service, which sends the ticket as its token.
   */
  webCallUrl: z.string(),
  provider: z.enum(['amivoix', 'vapi']),
  expiresAt: z.iso.datetime(),
  maxDurationSeconds: z.number().int().positive(),
  /**
   * Resumes the call after a lost connection; each resume returns a new token. vapi calls cannot be
   * resumed.
   */
  resumeToken: z.string(),
  agent: agent.pick({ id: true, name: true, image: true, portraitHue: true }),
})

export type StartedCall = z.infer<typeof startedCall>

export const callsContract = {
  start: procedure
    .errors(
      declareErrors(
        'UNAUTHENTICATED',
        'NO_MINUTES_LEFT',
        'AGENT_NOT_FOUND',
        'AGENT_NOT_CALLABLE',
        'CALL_ALREADY_LIVE',
        'VOICE_UNAVAILABLE',
        'FORBIDDEN',
        'ALL_LINES_BUSY',
        'RATE_LIMITED',
      ),
    )
    .route({ method: 'POST', path: '/call/web', summary: 'Ouvre un appel avec un compagnon' })
    .input(startCall)
    .output(startedCall),

  get: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'NOT_FOUND'))
    .route({ method: 'GET', path: '/calls/{id}', summary: 'Ce qu’est devenu son propre appel' })
    .input(z.object({ id: z.uuid() }))
    .output(
      z.discriminatedUnion('state', [
        z.object({ state: z.literal('live') }),
        /**
         * The call never connected, or the companion was not heard: nothing was charged or saved.
         */
        z.object({ state: z.literal('released') }),
        z.object({
          state: z.literal('settled'),
          reason: z.enum(endReasons),
          receipt: receiptSchema,
          conversationId: z.uuid(),
        }),
      ]),
    ),

  /** Cancels a call that is not connected yet; does nothing to a connected one. */
  release: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/calls/{id}/release',
      summary: 'Rend la ligne de son propre appel, réservée et jamais prise',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),

  /**
   * Ends a hosted call at its voice service, when the caller leaves the page. Does nothing to other
   * calls, which end over their WebSocket.
   */
  hangUp: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/calls/{id}/hang-up',
      summary: 'Raccroche son propre appel chez le service vocal qui le tient',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),

  /**
   * Checks an utterance of a hosted call for danger. The words are neither stored nor logged.
   * `crisis`: helplines are shown, and the time is not billed. `closed`: the caller is a minor, and
   * the call ends. Other calls always get `none`, because our own engine checks them.
   */
  checkWords: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'))
    .route({
      method: 'POST',
      path: '/calls/{id}/words',
      summary: 'Cherche un danger dans ce que l’on dit au service vocal qui tient son propre appel',
    })
    .input(
      z.object({
        id: z.uuid(),
        text: storableText().min(1).max(hostedUtteranceMaxLength),
        /** Whether the utterance is still in progress; its final text is then sent too. */
        isPartial: z.boolean().default(false),
      }),
    )
    .output(z.object({ help: z.enum(['none', 'crisis', 'closed']) })),

  analyse: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'REFERENCE_INVALID'))
    .route({
      method: 'POST',
      path: '/functions/vapi-call-analysis',
      summary: 'Demande le résumé et la note de réussite de sa conversation',
    })
    .input(z.object({ callId: z.string().max(200), conversationId: z.uuid() }))
    .output(z.object({ data: z.object({ hasAnalysis: z.boolean() }) })),
}
