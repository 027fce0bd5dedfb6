import { randomUUID } from 'node:crypto'
import type { StartedCall } from '../../../contract/conversations/calls'
import { callStreamPath } from '../../../contract/paths'
import { isOwnAssistantId } from '../../../domain/companions/companion'
import { maxTestCallMinutes } from '../../../domain/conversations/test-call'
import type { TimeBudget } from '../../../domain/conversations/time-budget'
import { maxCallMs } from '../../../voice/session/call-session'
import { resolveImageUrl } from '../../companions/image-url'
import { ApplicationError } from '../../platform/application-error'
import type { CallProvider } from '../../platform/database/tables/call-tables'
import { createToken, hashToken } from '../../platform/tokens'
import { canAdminister, type SignedInUser } from '../../policies'
import type { CallRepository, RequestedCompanion } from './call-repository'
import { createHostedToken, vapiApiPath } from './hosted/connect-hosted-call'

export type RequestCallDeps = {
  calls: Pick<
    CallRepository,
    'findRequestedCompanion' | 'readBalance' | 'readKeyMinutesLeft' | 'reserve' | 'findLiveCallId'
  >
  /** Identifies this process among those that share the database. */
  owner: string
  publicUrl: URL
  maxLiveCalls: number
  /**
   * Whether our own engine serves public requests, and not only loopback requests (wire-voice.ts).
   * The routes derive each request's `isVoiceAvailable` from it.
   */
  canServePublicCalls: boolean
  /**
   * The host name of the service that runs hosted calls and so receives what callers say; null when
   * none is configured.
   */
  hostedVoiceRecipient: string | null
  /** Throws RATE_LIMITED. */
  consumeStartLimit(userId: string): Promise<void>
  isStopping(): boolean
  /** Ends another call of the user if it is abandoned, or if `shouldEndRunning` is set. */
  endOtherCall(callId: string, shouldEndRunning: boolean): Promise<void>
}

type CallRequest = {
  assistantId: string
  memoryConsent?: boolean | undefined
  /** Hosts that may receive what the caller says; none when absent. */
  sharedWith?: string[] | undefined
  timeBudgetMinutes?: TimeBudget | null | undefined
  /** Free and short; for administrators only. */
  isTest?: boolean | undefined
  /** Whether the user's other call is ended even if it is running. */
  takeOver?: boolean | undefined
  /** The API key that starts the call. */
  apiKeyId?: string | undefined
  /**
   * Whether our own engine may serve the request: without a language or realtime model, or with
   * only the embedded voice, it serves loopback requests only.
   */
  isVoiceAvailable: boolean
}

/**
 * Reserves a call with a companion. When only another call of the user prevents this, ends that call
 * if it is abandoned or `takeOver` is set, and tries again. The reserved call starts if the caller
 * connects with the ticket within 60 s. Throws NO_MINUTES_LEFT, ALL_LINES_BUSY, CALL_ALREADY_LIVE,
 * AGENT_NOT_FOUND, AGENT_NOT_CALLABLE, VOICE_UNAVAILABLE, FORBIDDEN, ACCOUNT_SUSPENDED,
 * API_KEY_INVALID, API_KEY_LIMIT_REACHED or RATE_LIMITED.
 */
export async function requestCall(
  deps: RequestCallDeps,
  user: SignedInUser,
  request: CallRequest,
): Promise<StartedCall> {
  if (request.isTest && !canAdminister(user)) throw new ApplicationError('FORBIDDEN')
  await deps.consumeStartLimit(user.id)
  const companion = await findCompanion(deps, request)
  const reserve = () => reserveCall(deps, user.id, companion, request)
  const reservation = await reserve().catch(async (error: unknown) => {
    await endConflictingCall(deps, user.id, request.takeOver ?? false, error)
    // Reads the balance and the key's minutes again, which the other call's settlement may have
    // changed. Throws CALL_ALREADY_LIVE again if the other call continues.
    return reserve()
  })

  const { id, name, imageUrl, portraitHue } = companion
  return {
    id: reservation.id,
    webCallUrl: createCallUrl(deps.publicUrl, companion.provider, reservation),
    provider: companion.provider,
    expiresAt: reservation.expiresAt.toISOString(),
    maxDurationSeconds: reservation.reservedSeconds,
    resumeToken: reservation.resumeToken,
    agent: { id, name, image: resolveImageUrl(imageUrl, deps.publicUrl), portraitHue },
  }
}

async function reserveCall(
  { calls, owner, maxLiveCalls, isStopping }: RequestCallDeps,
  userId: string,
  { id, name, version, provider }: CalledCompanion,
  request: CallRequest,
) {
  const { memoryConsent, sharedWith = [], timeBudgetMinutes = null, isTest = false } = request
  const { apiKeyId = null } = request
  const maxMinutes = apiKeyId === null ? null : await calls.readKeyMinutesLeft(apiKeyId)
  if (maxMinutes !== null && maxMinutes <= 0) throw new ApplicationError('API_KEY_LIMIT_REACHED')
  const minutesLeft = isTest ? maxTestCallMinutes : await calls.readBalance(userId)
  if (minutesLeft <= 0) throw new ApplicationError('NO_MINUTES_LEFT')
  if (isStopping()) throw new ApplicationError('ALL_LINES_BUSY')
  const reservation = {
    id: randomUUID(),
    ticket: createToken(),
    resumeToken: createToken(),
    reservedSeconds: Math.min(
      minutesLeft * 60,
      maxCallMs / 1_000,
      (maxMinutes ?? minutesLeft) * 60,
    ),
  }
  const { expiresAt } = await calls.reserve({
    id: reservation.id,
    userId,
    agent: { id, name, version },
    provider,
    // No process of ours runs a hosted call, so its service is stored as the owner.
    owner: provider === 'amivoix' ? owner : provider,
    reservedSeconds: reservation.reservedSeconds,
    // Nothing said in a test call is stored, and the user's stored consent does not change.
    memoryConsent: isTest ? false : memoryConsent,
    sharedWith,
    timeBudgetMinutes,
    isTest,
    apiKeyId,
    maxMinutes,
    ticketHash: hashToken(reservation.ticket, 'hex'),
    resumeTokenHash: provider === 'amivoix' ? hashToken(reservation.resumeToken, 'hex') : null,
    maxLiveCalls,
  })
  return { ...reservation, expiresAt }
}

/** The companion that is called, and the engine or service that runs the call. */
type CalledCompanion = RequestedCompanion & { version: number; provider: CallProvider }

/** Throws AGENT_NOT_FOUND, AGENT_NOT_CALLABLE, VOICE_UNAVAILABLE or FORBIDDEN, in this order. */
async function findCompanion(
  { calls, hostedVoiceRecipient }: RequestCallDeps,
  { assistantId, isVoiceAvailable, sharedWith, isTest = false }: CallRequest,
): Promise<CalledCompanion> {
  const companion = await calls.findRequestedCompanion(assistantId, isTest)
  if (!companion) throw new ApplicationError('AGENT_NOT_FOUND')
  if (companion.assistantId.trim() === '') throw new ApplicationError('AGENT_NOT_CALLABLE')
  const { version } = companion
  if (!isOwnAssistantId(companion.assistantId)) {
    if (hostedVoiceRecipient === null) throw new ApplicationError('VOICE_UNAVAILABLE')
    // The service receives everything that the caller says, so there is no call without consent.
    if (!sharedWith?.includes(hostedVoiceRecipient))
      throw new ApplicationError('FORBIDDEN', { details: { sharedWith: [hostedVoiceRecipient] } })
    // The version only fills a required column of `calls`: a hosted call uses the service's own
    // voice.
    return { ...companion, version: version ?? 1, provider: 'vapi' }
  }
  if (version === null) throw new ApplicationError('AGENT_NOT_CALLABLE')
  if (!isVoiceAvailable) throw new ApplicationError('VOICE_UNAVAILABLE')
  return { ...companion, version, provider: 'amivoix' }
}

/**
 * After CALL_ALREADY_LIVE, ends the user's other call if it is abandoned, or if `shouldEndRunning`
 * is set. Rethrows any other error.
 */
async function endConflictingCall(
  { calls, endOtherCall }: RequestCallDeps,
  userId: string,
  shouldEndRunning: boolean,
  error: unknown,
) {
  if (!(error instanceof ApplicationError) || error.code !== 'CALL_ALREADY_LIVE') throw error
  const otherCallId = await calls.findLiveCallId(userId)
  if (otherCallId) await endOtherCall(otherCallId, shouldEndRunning)
}

function createCallUrl(
  publicUrl: URL,
  provider: CallProvider,
  { id, ticket }: { id: string; ticket: string },
) {
  if (provider === 'amivoix') return createStreamUrl(publicUrl, id, ticket)
  const url = new URL(vapiApiPath, publicUrl)
  url.searchParams.set('ticket', createHostedToken(id, ticket))
  return url.href
}

function createStreamUrl(publicUrl: URL, callId: string, ticket: string) {
  const url = new URL(callStreamPath(callId), publicUrl)
  url.protocol = publicUrl.protocol === 'https:' ? 'wss:' : 'ws:'
  url.searchParams.set('ticket', ticket)
  return url.href
}
