import type { ClientEvent } from '../../../../contract/call-client-events'
import type { ServerEvent } from '../../../../contract/call-server-events'
import type { CloseReason } from '../../../../contract/close-codes'
import type { EndReason } from '../../../../domain/call-end'
import { listSpokenLanguages } from '../../../../domain/companions/spoken-languages'
import { messages } from '../../../../domain/messages'
import type { FramePool } from '../../../../voice/audio/frame-allocator'
import type { Clock } from '../../../../voice/ports/clock'
import type { AudioDialogue } from '../../../../voice/ports/dialogue'
import type { SpeechToText } from '../../../../voice/ports/speech-to-text'
import type { TextToSpeech } from '../../../../voice/ports/text-to-speech'
import type { CallFigures, CallInput, CallOutput } from '../../../../voice/session/call-events'
import { createCallSession } from '../../../../voice/session/create-call-session'
import type { Pacer } from '../../../../voice/session/engine/create-pacer'
import type { RunningCallState } from '../../../platform/database/tables/call-tables'
import { createRealtimeConnection } from '../realtime/realtime-connection'
import type { SettlementResult } from '../settlement/settlement'
import {
  type CallConnection,
  type CallConnectionOptions,
  type CallSocket,
  createCallConnection,
} from '../stream/call-connection'
import { toCallInputs } from '../stream/to-call-inputs'
import { type SentOutput, toErrorEvent, toServerEvent } from '../stream/to-server-event'
import type { CallFacts } from './call-facts'
import { describeSession } from './describe-session'
import { createTurnRecord, type TurnRecord } from './turn-record'

/** A socket that was admitted to a call, and how to connect it. */
export type ConnectOptions = CallSocket & {
  /** Whether to send audio as base64 in JSON instead of binary frames. */
  isBase64: boolean
  /**
   * Whether the client speaks the OpenAI Realtime protocol, which cannot resume: the call ends with
   * its connection.
   */
  isRealtimeClient?: boolean
  /** The token for the next resume; empty for the first connection, whose client already has it. */
  resumeToken: string
  /** The last frame that the client has played; 0 for none. */
  lastFramePlayed: number
  /**
   * Called when the client has received the new resume token, which invalidates the previous one.
   */
  onTokenReceived(): void
}

export type Ending = { reason: EndReason; figures: CallFigures }

export type LiveCall = {
  readonly facts: CallFacts
  readonly turns: TurnRecord
  readonly state: RunningCallState
  /**
   * Connects a socket. The first socket starts the call, a later one replaces the current one, and
   * one that connects after the end gets the final event.
   */
  connect(options: ConnectOptions): void
  readFigures(): CallFigures
  ping(): void
  /** Disconnects a client that has not been active since the last check; pings any other. */
  checkAlive(): void
  /** Resolves when the call is settled, or when every attempt to settle it has failed. */
  end(reason: 'ejected' | 'ended-by-operator' | 'server-stopping'): Promise<void>
}

type Deps = {
  clock: Clock
  pacer: Pacer
  framePool: FramePool
  dialogue: AudioDialogue
  textToSpeech: TextToSpeech
  speechToText: SpeechToText | null
  onError(error: unknown): void
  /**
   * Returns null when the account was erased, and when settling failed. After a failure, the sweep
   * settles the call later.
   */
  settle(call: LiveCall, ending: Ending): Promise<SettlementResult | null>
}

/** The last event of a call, and the reason for closing the socket after it. */
type FinalEvent = { event: ServerEvent; reason: CloseReason }

/**
 * Number of responses whose ids are remembered; frames of older responses cannot be sent as JSON.
 */
const maxTrackedResponses = 8

/** One call in this process: its voice session, its record of turns, and the current connection. */
export function createLiveCall(facts: CallFacts, deps: Deps): LiveCall {
  const { clock, pacer, framePool, dialogue, textToSpeech, speechToText, onError } = deps
  const turns = createTurnRecord(facts)
  const responses = new Map<number, { responseId: string; itemId: string }>()
  let markEnded = () => {}
  const callEnd = new Promise<void>((resolve) => {
    markEnded = resolve
  })
  const eventIds = new WeakMap<SentOutput, string>()
  let connection: CallConnection | null = null
  let finalEvent: FinalEvent | null = null
  let state: LiveCall['state'] = 'live'
  /**
   * More than one while the socket of a replaced connection has not closed yet: it may send
   * buffered data.
   */
  let openSocketCount = 0
  let isStarted = false
  let hasAudio = true
  let resumeToken = ''
  let lastEventNumber = 0
  let lastItemNumber = 0

  const createEventId = () => `event_${++lastEventNumber}`
  const describeCurrentSession = () => describeSession(facts, hasAudio)
  const createItemId = () => `caller_item_${++lastItemNumber}`

  const session = createCallSession({
    voice: facts.voice,
    dialogue,
    textToSpeech,
    speechToText,
    callerLanguages: listSpokenLanguages(facts.dialogue.companion),
    clock,
    pacer,
    framePool,
    minutesLeft: facts.minutesLeft,
    ...(facts.timeBudgetMinutes !== null && { timeBudgetMs: facts.timeBudgetMinutes * 60_000 }),
    ...(facts.maxCallMs !== null && { maxCallMs: facts.maxCallMs }),
    freeTime: facts.freeTime,
    isAiDisclosureDue: facts.dialogue.isAiDisclosureDue,
    onOutput,
    onFrame: (frame) => connection?.sendAudio(frame),
    lastActivityMs: () => connection?.lastActivityMs() ?? clock.monotonicMs(),
    hasPendingWrites: () => openSocketCount > 1 || (connection?.hasPendingWrites() ?? true),
    onError,
  })

  function onOutput(output: CallOutput) {
    if (output.type === 'turn-recorded') return turns.add(output.turn)
    if (output.type === 'closed') return void finish(output)
    if (output.type === 'suspended') state = 'suspended'
    if (output.type === 'resumed') state = 'live'
    if (output.type === 'response-created') trackResponse(output)
    send(output)
  }

  function send(output: SentOutput) {
    connection?.send(
      toServerEvent(output, {
        eventId: getEventId(output),
        describeSession: describeCurrentSession,
        resumeToken,
      }),
    )
  }

  /** An output that is sent again keeps its event id, so that a client can ignore duplicates. */
  function getEventId(output: SentOutput) {
    const eventId = eventIds.get(output) ?? createEventId()
    eventIds.set(output, eventId)
    return eventId
  }

  function trackResponse({
    number,
    responseId,
    itemId,
  }: CallOutput & { type: 'response-created' }) {
    responses.set(number, { responseId, itemId })
    const [oldest] = responses.keys()
    if (responses.size > maxTrackedResponses && oldest !== undefined) responses.delete(oldest)
  }

  async function finish(ending: Ending) {
    state = 'closing'
    const settlement = await deps.settle(call, ending)
    finalEvent = createFinalEvent(settlement, createEventId())
    if (connection) sendFinalEvent(connection, finalEvent)
    markEnded()
  }

  function onEvent(event: ClientEvent) {
    for (const input of toCallInputs(event, createItemId)) handleInput(input)
    if (event.type !== 'session.update') return
    connection?.send({
      type: 'session.updated',
      event_id: createEventId(),
      session: describeCurrentSession(),
    })
  }

  function handleInput(input: CallInput) {
    if (input.type === 'modalities-changed') hasAudio = input.hasAudio
    session.handle(input)
  }

  function openConnection({
    socket,
    tcpSocket,
    isBase64,
    isRealtimeClient = false,
    onTokenReceived,
  }: ConnectOptions) {
    const options: CallConnectionOptions = {
      socket,
      tcpSocket,
      clock,
      createEventId,
      findResponse: (number) => responses.get(number),
      onEvent: (event) => {
        if (connection === newConnection) onEvent(event)
      },
      onAudio: (pcm) => {
        if (connection === newConnection) session.pushMicrophone(pcm)
      },
      onPong: onTokenReceived,
      onLost: (lastActivityMs) => {
        if (connection === newConnection) loseConnection(lastActivityMs, isRealtimeClient)
      },
    }
    // A closed socket emits no further "close".
    if (socket.readyState !== socket.CLOSED) {
      openSocketCount += 1
      socket.once('close', () => {
        openSocketCount -= 1
      })
    }
    const newConnection: CallConnection = isRealtimeClient
      ? createRealtimeConnection({ ...options, hasRecogniser: speechToText !== null })
      : createCallConnection({ ...options, isBase64 })
    return newConnection
  }

  function loseConnection(lastActivityMs: number, isRealtimeClient = false) {
    connection = null
    session.handle({ type: 'link-lost', lastActivityMs })
    if (isRealtimeClient) session.handle({ type: 'hung-up' })
  }

  /** Starts or resumes the call on a new connection, or sends it the final event. */
  function startOrResume(newConnection: CallConnection, lastFramePlayed: number) {
    if (finalEvent) return sendFinalEvent(newConnection, finalEvent)
    if (isStarted) session.handle({ type: 'link-restored', lastFramePlayed })
    else session.start()
    isStarted = true
    newConnection.ping()
  }

  const call: LiveCall = {
    facts,
    turns,
    get state() {
      return state
    },
    connect(options) {
      const { socket } = options
      const formerConnection = connection
      if (isStarted) loseConnection(formerConnection?.lastActivityMs() ?? clock.monotonicMs())
      formerConnection?.close('takenOver')
      resumeToken = options.resumeToken
      connection = openConnection(options)
      startOrResume(connection, options.lastFramePlayed)
      // The socket may have closed before its listeners were added.
      if (socket.readyState !== socket.OPEN)
        loseConnection(clock.monotonicMs(), options.isRealtimeClient)
    },
    readFigures: () => session.readFigures(),
    ping: () => connection?.ping(),
    checkAlive: () => connection?.checkAlive(),
    end(reason) {
      session.handle({ type: 'stopped', reason })
      return callEnd
    },
  }
  return call
}

function createFinalEvent(settlement: SettlementResult | null, event_id: string): FinalEvent {
  if (settlement)
    return { event: { type: 'call.ended', event_id, ...settlement }, reason: 'callEnded' }
  const problem = toErrorEvent(event_id, 'DATABASE_FAILED')
  return { event: { ...problem, message: messages.CALL_NOT_SAVED }, reason: 'serverFailed' }
}

function sendFinalEvent(connection: CallConnection, { event, reason }: FinalEvent) {
  connection.send(event)
  connection.close(reason)
}
