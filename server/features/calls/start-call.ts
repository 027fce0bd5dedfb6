import { randomUUID } from 'node:crypto'
import type { StartedCall } from '../../../contract/conversations/calls'
import { callStreamPath } from '../../../contract/paths'
import { ownEnginePrefix } from '../../../domain/companions/companion'
import { longestCallMs } from '../../../voice/session/call-limits'
import { ApplicationError } from '../../platform/application-error'
import type { Person } from '../../policies'
import type { Callable, CallRepository, Reservation } from './call-repository'
import { createToken, hashToken } from './call-token'

export type StartCallOptions = {
  calls: Pick<CallRepository, 'findCallable' | 'findMinutesLeft' | 'reserve' | 'findLiveCallOf'>
  owner: string
  publicUrl: URL
  mostLiveCalls: number
  /** Throws RATE_LIMITED after ten starts in a minute (05, « Security »). */
  countStart(userId: string): Promise<void>
  isStopping(): boolean
  /** Ends a call that nobody holds any more; one that lives only when it may. */
  endOther(callId: string, mayBeAlive: boolean): Promise<void>
}

type StartCall = {
  assistantId: string
  memoryConsent?: boolean | undefined
  takeOver?: boolean | undefined
  /** Stand-ins answer on this machine only (02, « Loopback mode »). */
  isVoiceAvailable: boolean
}

/** Reserves a line with a companion for 60 s; who connects with the ticket begins the call. */
export async function startCall(
  options: StartCallOptions,
  person: Pick<Person, 'id'>,
  request: StartCall,
): Promise<StartedCall> {
  await options.countStart(person.id)
  const companion = await findCompanion(options.calls, request)
  const reserve = () => reserveLine(options, person.id, companion, request.memoryConsent)
  const line = await reserve().catch(async (error: unknown) => {
    await makeRoom(options, person.id, request.takeOver ?? false, error)
    // From the start: the other call was settled, and the balance is no more what it was.
    return reserve()
  })

  const { id, name, imageUrl, portraitHue } = companion
  return {
    id: line.id,
    webCallUrl: streamAddress(options.publicUrl, line.id, line.ticket),
    provider: 'amivoix',
    expiresAt: line.expiresAt.toISOString(),
    maxDurationSeconds: line.reservedSeconds,
    resumeToken: line.resumeToken,
    agent: { id, name, image: new URL(imageUrl, options.publicUrl).href, portraitHue },
  }
}

async function reserveLine(
  { calls, owner, mostLiveCalls, isStopping }: StartCallOptions,
  userId: string,
  agent: Reservation['agent'],
  memoryConsent: boolean | undefined,
) {
  const minutesLeft = await calls.findMinutesLeft(userId)
  if (minutesLeft <= 0) throw new ApplicationError('NO_MINUTES_LEFT')
  if (isStopping()) throw new ApplicationError('ALL_LINES_BUSY')
  const line = {
    id: randomUUID(),
    ticket: createToken(),
    resumeToken: createToken(),
    reservedSeconds: Math.min(minutesLeft * 60, longestCallMs / 1_000),
  }
  const { expiresAt } = await calls.reserve({
    id: line.id,
    userId,
    agent,
    owner,
    reservedSeconds: line.reservedSeconds,
    memoryConsent,
    ticketHash: hashToken(line.ticket),
    resumeTokenHash: hashToken(line.resumeToken),
    mostLiveCalls,
  })
  return { ...line, expiresAt }
}

/** Known, then callable, then with a voice that may be used here. */
async function findCompanion(
  calls: Pick<CallRepository, 'findCallable'>,
  { assistantId, isVoiceAvailable }: StartCall,
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

/** After « Un appel est déjà en cours »: ends the other call if it may; else says so again. */
async function makeRoom(
  { calls, endOther }: StartCallOptions,
  userId: string,
  mayBeAlive: boolean,
  error: unknown,
) {
  if (!(error instanceof ApplicationError) || error.code !== 'CALL_ALREADY_LIVE') throw error
  const other = await calls.findLiveCallOf(userId)
  if (other) await endOther(other, mayBeAlive)
}

function streamAddress(publicUrl: URL, callId: string, ticket: string) {
  const address = new URL(callStreamPath(callId), publicUrl)
  address.protocol = publicUrl.protocol === 'https:' ? 'wss:' : 'ws:'
  address.searchParams.set('ticket', ticket)
  return address.href
}
