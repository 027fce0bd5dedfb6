import type { ServerEvent } from '../../../contract/call-server-events'
import type { CloseReason } from '../../../contract/close-codes'
import type { CallFacts } from './call-facts'
import type { Line } from './call-link'
import type { CallRepository } from './call-repository'
import type { Admission } from './call-stream'
import { hashToken } from './call-token'
import type { LiveCall } from './live-call'
import type { LiveCalls } from './live-calls'
import { createResumeTokens } from './resume-tokens'
import type { Settled } from './settlement'

type Options = {
  calls: Pick<
    CallRepository,
    'claim' | 'exists' | 'findByResumeToken' | 'holdsResumeToken' | 'keepResumeToken'
  >
  liveCalls: Pick<LiveCalls, 'owner' | 'find' | 'add'>
  isStopping(): boolean
  loadFacts(callId: string): Promise<CallFacts>
  /** Makes the call ready in this process; it begins with its first connection. */
  openCall(facts: CallFacts): LiveCall
  /** Settles a call whose process is gone; one that still lives is left alone. */
  settleDead(callId: string): Promise<void>
  onFault(error: unknown): void
}

type TicketAdmission = Extract<Admission, { kind: 'ticket' }>
type ResumeAdmission = Extract<Admission, { kind: 'resume' }>

/** Connects a socket to its call, by ticket or resume token, or says why not. */
export function createAdmitCaller({ calls, liveCalls, ...options }: Options) {
  const beginnings = new Set<Promise<unknown>>()
  const tokens = createResumeTokens(calls, options.onFault)

  async function begin(line: Line, { callId, ticket, isBase64 }: TicketAdmission) {
    if (options.isStopping()) return 'serverRestarting'
    if (!(await calls.claim(callId, hashToken(ticket), liveCalls.owner))) return refuse(callId)
    const call = options.openCall(await options.loadFacts(callId))
    liveCalls.add(call)
    call.connect({ ...line, isBase64, resumeToken: '', lastFramePlayed: 0, onArrival() {} })
    return null
  }

  async function takeUp(line: Line, admission: ResumeAdmission) {
    const { callId, isBase64, lastFramePlayed } = admission
    const tokenHash = hashToken(admission.token)
    const call = liveCalls.find(callId)
    if (!call) return tellEnd(line, callId, tokenHash)
    if (!(await tokens.accept(call, tokenHash))) return refuse(callId)
    // It may have ended meanwhile: then it says so.
    call.connect({ ...line, isBase64, lastFramePlayed, ...tokens.next(call, tokenHash) })
    return null
  }

  /** A caller who comes back too late still gets the receipt. */
  async function tellEnd({ socket }: Line, callId: string, tokenHash: string) {
    await options.settleDead(callId)
    const found = await calls.findByResumeToken(callId, tokenHash)
    if (!found || found.state === 'reserved') return refuse(callId)
    const { reason, receipt } = found
    // Another process runs it: the next try may reach that one.
    if (!reason || !receipt) return 'serverRestarting'
    socket.send(JSON.stringify(callEnded({ reason, receipt })))
    return 'callEnded'
  }

  const refuse = async (callId: string): Promise<CloseReason> =>
    (await calls.exists(callId)) ? 'ticketRefused' : 'callUnknown'

  return {
    admit(line: Line, admission: Admission): Promise<CloseReason | null> {
      if (admission.kind === 'resume') return takeUp(line, admission)
      const beginning = begin(line, admission)
      const done = beginning.catch(() => {}).finally(() => beginnings.delete(done))
      beginnings.add(done)
      return beginning
    },
    /** Resolves when all that were let in before the stop are on their call. */
    async drain() {
      await Promise.all(beginnings)
    },
  }
}

const callEnded = (settled: Settled): ServerEvent => ({
  type: 'call.ended',
  event_id: 'event_1',
  ...settled,
})
