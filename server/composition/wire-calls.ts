import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { DialogueContext } from '../../voice/brain/dialogue-context'
import type { Clock } from '../../voice/ports/clock'
import type { Dialogue } from '../../voice/ports/dialogue'
import type { TextToSpeech } from '../../voice/ports/text-to-speech'
import { createPacer } from '../../voice/session/create-pacer'
import type { Config } from '../config'
import { createAdmitCaller } from '../features/calls/admit-caller'
import { createCallRepository, type MemoryConsent } from '../features/calls/call-repository'
import { type CallRoutesOptions, createCallRoutes } from '../features/calls/call-routes'
import { createCallStream } from '../features/calls/call-stream'
import { createEndCall } from '../features/calls/end-call'
import { createLiveCall } from '../features/calls/live-call'
import { createLiveCalls } from '../features/calls/live-calls'
import { loadCallFacts } from '../features/calls/load-call-facts'
import { type EnqueueAnalyses, settleCalls } from '../features/calls/settle-calls'
import { createSettleTogether } from '../features/calls/settle-together'
import { createSweep } from '../features/calls/sweep-calls'
import type { Database } from '../platform/database/open-database'

/** How companions listen and speak in this process. */
export type Voice = {
  clock: Clock
  textToSpeech: TextToSpeech
  createDialogue(context: DialogueContext): Dialogue
}

export type CallParts = {
  config: Config
  database: Database
  voice: Voice
  log: FastifyBaseLogger
  memoryConsent: MemoryConsent
  countStart(userId: string): Promise<void>
  enqueueAnalyses: EnqueueAnalyses
  requestAnalysis: CallRoutesOptions['requestAnalysis']
}

/** Calls, from the reservation to the receipt, put together. */
export function wireCalls(parts: CallParts) {
  const { config, database: db, voice, enqueueAnalyses } = parts
  const { clock } = voice
  const owner = randomUUID()
  const onFault = (error: unknown) => parts.log.error({ err: error }, 'call')
  const pacer = createPacer(clock)
  const calls = createCallRepository(db, parts.memoryConsent)
  const liveCalls = createLiveCalls({ db, clock, owner, onFault })
  const sweep = createSweep({
    db,
    clock,
    enqueueAnalyses,
    // The embedded database has one process: whatever it left is dead.
    isAlone: config.database.kind === 'embedded',
    livesHere: (callId) => liveCalls.find(callId) !== undefined,
    onFault,
  })
  const endCall = createEndCall({
    clock,
    settle: createSettleTogether((settlements) => settleCalls(db, enqueueAnalyses, settlements)),
    onFault,
  })
  let isStopping = false

  const admission = createAdmitCaller({
    calls,
    liveCalls,
    isStopping: () => isStopping,
    loadFacts: (callId) => loadCallFacts(db, callId),
    settleDead: sweep.settleDead,
    onFault,
    openCall: (facts) =>
      createLiveCall(facts, {
        clock,
        pacer,
        dialogue: voice.createDialogue(facts.dialogue),
        textToSpeech: voice.textToSpeech,
        onFault,
        async settle(call, ending) {
          const settled = await endCall(call, ending)
          liveCalls.remove(call)
          return settled
        },
      }),
  })
  const stream = createCallStream({
    origin: config.publicUrl.origin,
    onFault,
    admit: admission.admit,
  })

  const start = {
    calls,
    owner,
    publicUrl: config.publicUrl,
    mostLiveCalls: config.maxLiveCalls,
    countStart: parts.countStart,
    isStopping: () => isStopping,
    async endOther(callId: string, mayBeAlive: boolean) {
      if (!mayBeAlive) return sweep.settleDead(callId)
      const call = liveCalls.find(callId)
      if (call) return call.end('ejected')
      await sweep.eject(callId)
    },
  }

  return {
    routes: createCallRoutes({ calls, start, requestAnalysis: parts.requestAnalysis }),
    onUpgrade: stream.onUpgrade,
    /** Ends and settles what a person holds, a line that is only reserved included. */
    async endCallsOf(userId: string) {
      const callId = await calls.findLiveCallOf(userId)
      if (callId) await start.endOther(callId, true)
    },
    /** Settles what a crash has left, then keeps doing so. */
    async start() {
      await sweep.start()
      liveCalls.start()
    },
    /** No new calls; those that run are settled and told. */
    async stop() {
      isStopping = true
      await sweep.stop()
      await admission.drain()
      await liveCalls.stop()
      await stream.close()
    },
  }
}
