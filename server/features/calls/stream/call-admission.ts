import type { ServerEvent } from '../../../../contract/call-server-events'
import type { CloseReason } from '../../../../contract/close-codes'
import type { ErrorCode } from '../../../../contract/error-codes'
import type { Clock } from '../../../../voice/ports/clock'
import { hashToken } from '../../../platform/tokens'
import type { CallRepository } from '../call-repository'
import type { CallFacts } from '../live/call-facts'
import type { LiveCall } from '../live/live-call'
import type { LiveCalls } from '../live/live-calls'
import type { SettlementResult } from '../settlement/settlement'
import type { CallSocket } from './call-connection'
import type { ConnectRequest } from './call-stream'
import { createResumeTokens } from './resume-tokens'

type Deps = {
  calls: Pick<
    CallRepository,
    'claim' | 'exists' | 'findByResumeToken' | 'findTicket' | 'hasResumeToken' | 'storeResumeToken'
  >
  liveCalls: Pick<LiveCalls, 'owner' | 'find' | 'add'>
  clock: Pick<Clock, 'monotonicMs'>
  isStopping(): boolean
  loadFacts(callId: string): Promise<CallFacts>
  /** Creates the live call for a claimed call. The live call starts with its first connection. */
  createCall(facts: CallFacts): LiveCall
  /** Settles a call whose process is gone; leaves a running one alone. */
  settleIfAbandoned(callId: string): Promise<void>
  onError(error: unknown): void
}

type StartRequest = Extract<ConnectRequest, { kind: 'ticket' }>
type ResumeRequest = Extract<ConnectRequest, { kind: 'resume' }>

/** Creates the functions that connect WebSockets to their calls, by ticket or resume token. */
export function createCallAdmission({ calls, liveCalls, ...deps }: Deps) {
  const startingCalls = new Set<Promise<unknown>>()
  const resumeTokens = createResumeTokens({ calls, clock: deps.clock, onError: deps.onError })

  async function startCall(callSocket: CallSocket, request: StartRequest) {
    const { callId, ticket, isBase64, isRealtimeClient = false } = request
    if (deps.isStopping()) return 'serverRestarting'
    const ticketHash = hashToken(ticket, 'hex')
    if (!(await calls.claim(callId, ticketHash, liveCalls.owner))) return findRefusal(callId)
    const call = deps.createCall(await deps.loadFacts(callId))
    liveCalls.add(call)
    call.connect({
      ...callSocket,
      isBase64,
      isRealtimeClient,
      resumeToken: '',
      lastFramePlayed: 0,
      onTokenReceived() {},
    })
    return null
  }

  async function resumeCall(callSocket: CallSocket, request: ResumeRequest) {
    const { callId, isBase64, lastFramePlayed } = request
    const tokenHash = hashToken(request.token, 'hex')
    const call = liveCalls.find(callId)
    if (!call) return sendReceipt(callSocket, callId, tokenHash)
    const nextToken = await resumeTokens.redeem(call, tokenHash)
    if (!nextToken) return findRefusal(callId)
    // If the call has ended meanwhile, connect sends the final event.
    call.connect({ ...callSocket, isBase64, lastFramePlayed, ...nextToken })
    return null
  }

  /** Sends the receipt if the call has ended. Returns why the WebSocket must be closed. */
  async function sendReceipt({ socket }: CallSocket, callId: string, tokenHash: string) {
    await deps.settleIfAbandoned(callId)
    const outcome = await calls.findByResumeToken(callId, tokenHash)
    if (!outcome || outcome.state === 'reserved') return findRefusal(callId)
    const { reason, receipt } = outcome
    // Another process runs the call: the client's next attempt may reach that process.
    if (!reason || !receipt) return 'serverRestarting'
    socket.send(JSON.stringify(createCallEndedEvent({ reason, receipt })))
    return 'callEnded'
  }

  const findRefusal = async (callId: string): Promise<CloseReason> =>
    (await calls.exists(callId)) ? 'ticketRefused' : 'callUnknown'

  async function checkTicket({ callId, ticket }: StartRequest): Promise<ErrorCode | null> {
    const storedTicket = await calls.findTicket(callId)
    if (!storedTicket) return 'NOT_FOUND'
    // A used ticket is refused like a wrong one, because its hash is no longer stored.
    if (storedTicket.ticketHash !== hashToken(ticket, 'hex') || storedTicket.isExpired)
      return 'TICKET_INVALID'
    return null
  }

  async function checkResumeToken({ callId, token }: ResumeRequest): Promise<ErrorCode | null> {
    const tokenHash = hashToken(token, 'hex')
    const call = liveCalls.find(callId)
    const isValid = call
      ? await resumeTokens.isValid(call, tokenHash)
      : await calls.hasResumeToken(callId, tokenHash)
    if (isValid) return null
    return (await calls.exists(callId)) ? 'TICKET_INVALID' : 'NOT_FOUND'
  }

  return {
    /**
     * Returns the API error with which a request must be refused before its WebSocket is opened,
     * otherwise null. Does not use up the ticket: of two requests with one ticket, `admit` refuses
     * the second.
     */
    check: (request: ConnectRequest) =>
      request.kind === 'ticket' ? checkTicket(request) : checkResumeToken(request),
    /**
     * Connects the WebSocket to its call. Returns null, or why the WebSocket must be closed:
     * "callEnded" when the call is over and its receipt was sent, otherwise the reason of a
     * refusal.
     */
    admit(callSocket: CallSocket, request: ConnectRequest): Promise<CloseReason | null> {
      if (request.kind === 'resume') return resumeCall(callSocket, request)
      const closeReasonOrNull = startCall(callSocket, request)
      const startAttempt = closeReasonOrNull
        .catch(() => {})
        .finally(() => startingCalls.delete(startAttempt))
      startingCalls.add(startAttempt)
      return closeReasonOrNull
    },
    /** Resolves when every call that was starting before the stop is connected or refused. */
    async drain() {
      await Promise.all(startingCalls)
    },
  }
}

const createCallEndedEvent = (result: SettlementResult): ServerEvent => ({
  type: 'call.ended',
  event_id: 'event_1',
  ...result,
})
