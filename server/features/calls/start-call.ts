import { randomUUID } from 'node:crypto'
import type { StartedCall } from '../../../contract/conversations/calls'
import { callStreamPath } from '../../../contract/paths'
import { ownEnginePrefix } from '../../../domain/companions/companion'
import { maxCallMs } from '../../../voice/session/call-session'
import { ApplicationError } from '../../platform/application-error'
import { createToken, hashToken } from '../../platform/tokens'
import type { SignedInUser } from '../../policies'
import type { Callable, CallRepository, Reservation } from './call-repository'

export type StartCallDeps = {
  calls: Pick<CallRepository, 'findCallable' | 'readBalance' | 'reserve' | 'findLiveCallId'>
  owner: string
  publicUrl: URL
  maxLiveCalls: number
  /** Whether a language model and a voice are configured, which calls on a public address need. */
  hasHostedVoice: boolean
  /** Throws RATE_LIMITED. */
  consumeStartLimit(userId: string): Promise<void>
  isStopping(): boolean
  /** Ends an abandoned call; a running one only if `mayBeRunning`. */
  endOtherCall(callId: string, mayBeRunning: boolean): Promise<void>
}

type StartCallRequest = {
  assistantId: string
  memoryConsent?: boolean | undefined
  /** Hosts that may receive what the caller says; none when absent. */
  sharedWith?: string[] | undefined
  takeOver?: boolean | undefined
  /** The embedded voice answers local requests only. */
  isVoiceAvailable: boolean
}

/**
 * Reserves a call with a companion. It starts when the caller connects with the ticket within 60 s.
 * Throws NO_MINUTES_LEFT, ALL_LINES_BUSY, CALL_ALREADY_LIVE, AGENT_NOT_FOUND, AGENT_NOT_CALLABLE,
 * VOICE_UNAVAILABLE or RATE_LIMITED.
 */
export async function startCall(
  deps: StartCallDeps,
  user: Pick<SignedInUser, 'id'>,
  request: StartCallRequest,
): Promise<StartedCall> {
  await deps.consumeStartLimit(user.id)
  const companion = await findCompanion(deps.calls, request)
  const reserve = () => reserveCall(deps, user.id, companion, request)
  const reservation = await reserve().catch(async (error: unknown) => {
    await endPreviousCall(deps, user.id, request.takeOver ?? false, error)
    // Reads the balance again, which the other call's settlement has changed.
    return reserve()
  })

  const { id, name, imageUrl, portraitHue } = companion
  return {
    id: reservation.id,
    webCallUrl: createStreamUrl(deps.publicUrl, reservation.id, reservation.ticket),
    provider: 'amivoix',
    expiresAt: reservation.expiresAt.toISOString(),
    maxDurationSeconds: reservation.reservedSeconds,
    resumeToken: reservation.resumeToken,
    agent: { id, name, image: new URL(imageUrl, deps.publicUrl).href, portraitHue },
  }
}

async function reserveCall(
  { calls, owner, maxLiveCalls, isStopping }: StartCallDeps,
  userId: string,
  agent: Reservation['agent'],
  { memoryConsent, sharedWith = [] }: StartCallRequest,
) {
  const minutesLeft = await calls.readBalance(userId)
  if (minutesLeft <= 0) throw new ApplicationError('NO_MINUTES_LEFT')
  if (isStopping()) throw new ApplicationError('ALL_LINES_BUSY')
  const reservation = {
    id: randomUUID(),
    ticket: createToken(),
    resumeToken: createToken(),
    reservedSeconds: Math.min(minutesLeft * 60, maxCallMs / 1_000),
  }
  const { expiresAt } = await calls.reserve({
    id: reservation.id,
    userId,
    agent,
    owner,
    reservedSeconds: reservation.reservedSeconds,
    memoryConsent,
    sharedWith,
    ticketHash: hashToken(reservation.ticket, 'hex'),
    resumeTokenHash: hashToken(reservation.resumeToken, 'hex'),
    maxLiveCalls,
  })
  return { ...reservation, expiresAt }
}

/** Throws AGENT_NOT_FOUND, AGENT_NOT_CALLABLE or VOICE_UNAVAILABLE, in this order. */
async function findCompanion(
  calls: Pick<CallRepository, 'findCallable'>,
  { assistantId, isVoiceAvailable }: StartCallRequest,
) {
  const companion = await calls.findCallable(assistantId)
  if (!companion) throw new ApplicationError('AGENT_NOT_FOUND')
  if (companion.vapiAssistantId.trim() === '') throw new ApplicationError('AGENT_NOT_CALLABLE')
  if (!companion.vapiAssistantId.startsWith(ownEnginePrefix))
    throw new ApplicationError('VOICE_UNAVAILABLE')
  const { version } = companion
  if (version === null) throw new ApplicationError('AGENT_NOT_CALLABLE')
  if (!isVoiceAvailable) throw new ApplicationError('VOICE_UNAVAILABLE')
  return { ...companion, version } satisfies Callable
}

/** Ends the user's other call after CALL_ALREADY_LIVE; rethrows any other error. */
async function endPreviousCall(
  { calls, endOtherCall }: StartCallDeps,
  userId: string,
  mayBeRunning: boolean,
  error: unknown,
) {
  if (!(error instanceof ApplicationError) || error.code !== 'CALL_ALREADY_LIVE') throw error
  const other = await calls.findLiveCallId(userId)
  if (other) await endOtherCall(other, mayBeRunning)
}

function createStreamUrl(publicUrl: URL, callId: string, ticket: string) {
  const url = new URL(callStreamPath(callId), publicUrl)
  url.protocol = publicUrl.protocol === 'https:' ? 'wss:' : 'ws:'
  url.searchParams.set('ticket', ticket)
  return url.href
}
