import { randomUUID } from 'node:crypto'
import type { Clock } from '../../voice/ports/clock'

/** The fields of a call request that the emulator implements. */
export type CallRequest = {
  assistantId?: string
  assistantOverrides?: {
    maxDurationSeconds?: number
    variableValues?: Record<string, string>
    server?: { url?: string; headers?: Record<string, string> }
    artifactPlan?: { videoRecordingEnabled?: boolean }
    analysisPlan?: { summaryPlan?: { enabled?: boolean } }
  }
}

export type RoomEvent =
  /** A message from the assistant, such as "listening". */
  | { type: 'app-message'; data: string }
  | { type: 'audio-level'; level: number }
  /** The room ejects the caller; `kind` is a fatal error type of daily-js. */
  | { type: 'fatal'; kind: string }
  | { type: 'left' }

export type EmulatedCall = {
  id: string
  request: CallRequest
  startedAt: Date | null
  endedAt: Date | null
  endedReason: string | null
  listeners: Set<(event: RoomEvent) => void>
  /** The control messages that the call received, except `end-call`. */
  controls: ControlMessage[]
}

/** The fields of a control message that the emulator implements. */
export type ControlMessage = {
  type?: string
  content?: string
  endCallAfterSpoken?: boolean
  message?: { role?: string; content?: string }
}

/** What the emulated service does; tests modify it. */
export type Behaviour = {
  /** When it is set, every request that needs the private key is answered with this status. */
  failureStatus: number | null
  /** Whether the service sends a report at the end of a call. */
  shouldReportEnds: boolean
  /** When it is set, callers who join are refused with this fatal error type of daily-js. */
  refusalKind: string | null
  artifactPlan: { videoRecordingEnabled: boolean }
  analysis: { summary: string; successEvaluation: string }
  messages: { role: string; message: string; secondsFromStart: number }[]
}

export const createDefaultBehaviour = (): Behaviour => ({
  failureStatus: null,
  shouldReportEnds: true,
  refusalKind: null,
  artifactPlan: { videoRecordingEnabled: false },
  analysis: { summary: 'Vous avez essayé un appel hébergé.', successEvaluation: '80%' },
  messages: [
    { role: 'bot', message: 'Bonjour, je vous écoute.', secondsFromStart: 0.4 },
    { role: 'user', message: 'Bonjour, c’est un essai.', secondsFromStart: 2.1 },
  ],
})

type Deps = {
  clock: Pick<Clock, 'now' | 'schedule'>
  /** Sends the reports of ended calls. */
  fetch: typeof fetch
  behaviour: Behaviour
  onError(error: unknown): void
}

/** Keeps the calls of the emulated service in memory, so a restart loses them. */
export function createEmulatedCalls({ clock, fetch, behaviour, onError }: Deps) {
  const calls = new Map<string, EmulatedCall>()

  function end(call: EmulatedCall, endedReason: string) {
    if (call.endedAt) return
    call.endedAt = clock.now()
    call.endedReason = endedReason
    for (const listener of call.listeners) listener({ type: 'left' })
    if (behaviour.shouldReportEnds) report(call).catch(onError)
  }

  async function report(call: EmulatedCall) {
    const { url, headers } = call.request.assistantOverrides?.server ?? {}
    if (!url) return
    const message = { type: 'end-of-call-report', ...describe(call), call: describe(call) }
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ message }),
    })
  }

  /** Describes the call as the API and the report do. */
  function describe({ id, request, startedAt, endedAt, endedReason }: EmulatedCall) {
    const runningStatus = startedAt ? 'in-progress' : 'queued'
    const isSummarised = request.assistantOverrides?.analysisPlan?.summaryPlan?.enabled ?? true
    return {
      id,
      status: endedAt ? 'ended' : runningStatus,
      startedAt,
      endedAt,
      endedReason,
      ...(endedAt && {
        analysis: isSummarised ? behaviour.analysis : {},
        artifact: { messages: behaviour.messages },
      }),
    }
  }

  return {
    find: (id: string) => calls.get(id),
    list: () => [...calls.values()],
    describe,
    end,
    create(request: CallRequest): EmulatedCall {
      const call: EmulatedCall = {
        id: randomUUID(),
        request,
        startedAt: null,
        endedAt: null,
        endedReason: null,
        listeners: new Set(),
        controls: [],
      }
      calls.set(call.id, call)
      return call
    },
    /** Applies a control message. A sentence to say becomes a caption without sound. */
    control(call: EmulatedCall, message: ControlMessage) {
      if (message.type === 'end-call') return end(call, 'manually-canceled')
      call.controls.push(message)
      if (message.type !== 'say') return
      const transcriptMessage = { type: 'transcript', role: 'assistant', transcriptType: 'final' }
      const data = JSON.stringify({ ...transcriptMessage, transcript: message.content })
      for (const listener of call.listeners) listener({ type: 'app-message', data })
      if (message.endCallAfterSpoken) end(call, 'assistant-said-end-call-phrase')
    },
    join(call: EmulatedCall) {
      call.startedAt = clock.now()
      const { maxDurationSeconds } = call.request.assistantOverrides ?? {}
      if (maxDurationSeconds !== undefined)
        clock.schedule(maxDurationSeconds * 1_000, () => end(call, 'exceeded-max-duration'))
    },
  }
}
