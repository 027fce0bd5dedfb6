import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { createFramePool } from '../../voice/audio/frame-allocator'
import type { DialogueContext } from '../../voice/brain/dialogue/dialogue-context'
import type { Clock } from '../../voice/ports/clock'
import type { AudioDialogue, Dialogue } from '../../voice/ports/dialogue'
import type { HostedVoice } from '../../voice/ports/hosted-voice'
import type { SpeechToText } from '../../voice/ports/speech-to-text'
import type { TextToSpeech } from '../../voice/ports/text-to-speech'
import { createPacer } from '../../voice/session/engine/create-pacer'
import type { Config } from '../config'
import { createCallRepository, type MemoryConsent } from '../features/calls/call-repository'
import { type CallRoutesDeps, createCallRoutes } from '../features/calls/call-routes'
import type { CallFacts } from '../features/calls/live/call-facts'
import { createLiveCall } from '../features/calls/live/live-call'
import { createLiveCalls } from '../features/calls/live/live-calls'
import { loadCallFacts } from '../features/calls/live/load-call-facts'
import { createRealtimeStream } from '../features/calls/realtime/realtime-stream'
import {
  type ReserveRealtimeCallDeps,
  reserveRealtimeCall,
} from '../features/calls/realtime/reserve-realtime-call'
import { createSettlementBatcher } from '../features/calls/settlement/create-settlement-batcher'
import { type EnqueueAnalyses, settleCalls } from '../features/calls/settlement/settle-calls'
import { createSettleWithRetries } from '../features/calls/settlement/settle-with-retries'
import { createSweep } from '../features/calls/settlement/sweep-calls'
import { createCallAdmission } from '../features/calls/stream/call-admission'
import { createCallStream } from '../features/calls/stream/call-stream'
import type { Database } from '../platform/database/open-database'
import { createHeapGrowthUpdater } from '../platform/heap-growth'
import { createClientAddressReader } from '../platform/http/client-address'
import { createLoopbackCheck } from '../platform/http/loopback'
import { getNetwork } from '../platform/rate-limits/consume-for-network'
import { findLiveCallId } from '../users/find-live-call'
import { selectPermitted } from './voice/wire-voice'
import { wireHostedCalls } from './wire-hosted-calls'

/** The dialogue and the speech services that the calls of this process use. */
export type VoiceProviders = {
  clock: Clock
  textToSpeech: TextToSpeech
  /**
   * Used when the caller has not consented to the recipient of `textToSpeech`; runs on the
   * operator's own computer.
   */
  localTextToSpeech: TextToSpeech
  /**
   * null when no recogniser is available: callers then type, or their browser recognises speech.
   */
  speechToText: SpeechToText | null
  /** `sharedWith`: hosts that may receive the caller's words. */
  createDialogue(context: DialogueContext, sharedWith: readonly string[]): Dialogue
  /**
   * Opens the realtime model; null when none is configured or the caller has not consented to it.
   */
  startRealtime?(facts: CallFacts): { dialogue: AudioDialogue; speechToText: SpeechToText } | null
}

export type CallDeps = {
  config: Config
  database: Database
  voice: VoiceProviders
  /** Whether our own engine serves public requests, and not only loopback requests (wire-voice.ts). */
  canServePublicCalls: boolean
  /** The hosted voice service; null when none is configured. */
  hostedVoice: HostedVoice | null
  log: FastifyBaseLogger
  memoryConsent: MemoryConsent
  consumeStartLimit(userId: string): Promise<void>
  /** Throws when the key is not accepted. */
  authenticateKey: ReserveRealtimeCallDeps['authenticateKey']
  /** Limits how much text of hosted calls is checked for danger; throws RATE_LIMITED. */
  consumeWordsLimit(userId: string, characters: number): Promise<void>
  enqueueAnalyses: EnqueueAnalyses
  requestAnalysis: CallRoutesDeps['requestAnalysis']
}

/** Wires calls from the reservation to the receipt. */
export function wireCalls(deps: CallDeps) {
  const { config, database: db, voice, enqueueAnalyses } = deps
  const { clock } = voice
  /** Identifies this process in the rows of its calls. */
  const owner = randomUUID()
  const onError = (error: unknown) => deps.log.error({ err: error }, 'call error')
  const pacer = createPacer(clock)
  const framePool = createFramePool()
  const calls = createCallRepository(db, deps.memoryConsent)
  const liveCalls = createLiveCalls({
    db,
    clock,
    owner,
    onError,
    onCountChanged: createHeapGrowthUpdater(),
  })
  const sweep = createSweep({
    db,
    clock,
    enqueueAnalyses,
    // Only one process uses the embedded database, so a call that is live at startup was abandoned
    // by an earlier process.
    isOnlyProcess: config.database.kind === 'embedded',
    isRunningHere: (callId) => liveCalls.find(callId) !== undefined,
    onError,
  })
  const settle = createSettlementBatcher((settlements) =>
    settleCalls(db, enqueueAnalyses, settlements),
  )
  const settleWithRetries = createSettleWithRetries({ clock, settle, onError })
  const hostedCalls = wireHostedCalls({
    db,
    clock,
    settle,
    hostedVoice: deps.hostedVoice,
    calls,
    consumeWordsLimit: deps.consumeWordsLimit,
    onError,
  })
  let isStopping = false

  const admission = createCallAdmission({
    calls,
    liveCalls,
    clock,
    isStopping: () => isStopping,
    loadFacts: (callId) => loadCallFacts(db, callId),
    settleIfAbandoned: sweep.settleIfAbandoned,
    onError,
    createCall: (facts) =>
      createLiveCall(facts, {
        clock,
        pacer,
        framePool,
        ...(voice.startRealtime?.(facts) ?? {
          dialogue: voice.createDialogue(facts.dialogue, facts.sharedWith),
          speechToText: selectPermitted(voice.speechToText, facts.sharedWith),
        }),
        // A voice at another host needs consent too: answers can repeat the caller's words.
        textToSpeech:
          selectPermitted(voice.textToSpeech, facts.sharedWith) ?? voice.localTextToSpeech,
        onError,
        async settle(call, ending) {
          const result = await settleWithRetries(call, ending)
          liveCalls.remove(call)
          return result
        },
      }),
  })
  const stream = createCallStream({
    origin: config.publicUrl.origin,
    onError,
    check: admission.check,
    admit: admission.admit,
  })

  const requestDeps = {
    calls,
    owner,
    publicUrl: config.publicUrl,
    canServePublicCalls: deps.canServePublicCalls,
    hostedVoiceRecipient: deps.hostedVoice?.recipient ?? null,
    maxLiveCalls: config.maxLiveCalls,
    consumeStartLimit: deps.consumeStartLimit,
    isStopping: () => isStopping,
    async endOtherCall(callId: string, shouldEndRunning: boolean) {
      if (!shouldEndRunning) {
        await hostedCalls.checkRunningCall(callId)
        return sweep.settleIfAbandoned(callId)
      }
      await endLiveCall(callId, 'ejected')
    },
  }

  const isLoopbackRequest = createLoopbackCheck(config)
  const getClientAddress = createClientAddressReader(config)
  const realtime = createRealtimeStream({
    onError,
    reserve: (request) =>
      reserveRealtimeCall({ calls, requestDeps, authenticateKey: deps.authenticateKey }, request),
    release: ({ callId, userId }) => calls.release(callId, userId),
    isVoiceAvailable: (request) => deps.canServePublicCalls || isLoopbackRequest(request),
    getNetwork: (request) =>
      isLoopbackRequest(request) ? null : getNetwork(getClientAddress(request)),
    admit: admission.admit,
  })

  /** Ends a call, whichever process or service runs it; releases a call that is only reserved. */
  async function endLiveCall(callId: string, reason: 'ejected' | 'ended-by-operator') {
    await hostedCalls.end(callId, reason)
    const call = liveCalls.find(callId)
    if (call) return call.end(reason)
    await sweep.endCall(callId, reason)
  }

  return {
    routes: createCallRoutes({
      calls,
      requestDeps,
      endHostedCall: (callId) => hostedCalls.end(callId, 'hung-up'),
      checkHostedWords: hostedCalls.checkWords,
      requestAnalysis: deps.requestAnalysis,
    }),
    mount: hostedCalls.mount,
    /** Handles a WebSocket upgrade. Returns false when the path is not that of a call. */
    onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      stream.onUpgrade(request, socket, head) || realtime.onUpgrade(request, socket, head),
    /** Ends and settles a user's live call, or releases their reservation. */
    async endUserCall(userId: string) {
      const callId = await findLiveCallId(db, userId)
      if (callId) await endLiveCall(callId, 'ejected')
    },
    /** Ends and settles the live call of an API key, or releases its reservation. */
    async endCallOfKey(keyId: string) {
      const callId = await calls.findLiveCallOfKey(keyId)
      if (callId) await endLiveCall(callId, 'ejected')
    },
    /** Ends and settles a call for an administrator. */
    endForOperator: (callId: string) => endLiveCall(callId, 'ended-by-operator'),
    /**
     * Starts the heartbeats and pings of live calls. Settles the calls that a crash left unsettled, at
     * once and then periodically.
     */
    async start() {
      await sweep.start()
      await hostedCalls.start()
      liveCalls.start()
    },
    /** Accepts no new calls; ends and settles the running calls, and informs their clients. */
    async stop() {
      isStopping = true
      await Promise.all([sweep.stop(), hostedCalls.stop()])
      await admission.drain()
      await liveCalls.stop()
      await Promise.all([stream.close(), realtime.close()])
    },
  }
}
