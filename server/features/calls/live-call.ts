import type { ClientEvent } from '../../../contract/call-client-events'
import type { ServerEvent } from '../../../contract/call-server-events'
import type { CloseReason } from '../../../contract/close-codes'
import type { EndReason } from '../../../domain/call-end'
import { messages } from '../../../domain/messages'
import type { Clock } from '../../../voice/ports/clock'
import type { Dialogue } from '../../../voice/ports/dialogue'
import type { TextToSpeech } from '../../../voice/ports/text-to-speech'
import type { CallFigures, CallInput, CallOutput } from '../../../voice/session/call-events'
import { createCallSession } from '../../../voice/session/create-call-session'
import type { Pacer } from '../../../voice/session/pacer'
import type { CallFacts } from './call-facts'
import { type CallLink, createCallLink, type Line } from './call-link'
import { describeSession } from './describe-session'
import type { RunningState } from './running-states'
import type { Settled } from './settlement'
import { toCallInputs } from './to-call-input'
import { type ToldOutput, toErrorEvent, toServerEvent } from './to-server-event'
import { createTurnRecord, type TurnRecord } from './turn-record'

/** How a call's socket came in. */
export type Connection = Line & {
  isBase64: boolean
  /** For the next resume; the first one was given with the ticket. */
  resumeToken: string
  /** The last frame that the caller's side played; 0 for none. */
  lastFramePlayed: number
  /** The resume token has arrived: the former one is of no more use. */
  onArrival(): void
}

export type Ending = { reason: EndReason; figures: CallFigures }

export type LiveCall = {
  readonly facts: CallFacts
  readonly turns: TurnRecord
  readonly state: RunningState
  /**
   * The first connection starts the call; a later one takes its line over. One that comes when the
   * call has ended is told how.
   */
  connect(connection: Connection): void
  figures(): CallFigures
  probe(): void
  /** Resolves when the call is settled, or when that was given up. */
  end(reason: 'ejected' | 'server-stopping'): Promise<void>
}

type Options = {
  clock: Clock
  pacer: Pacer
  dialogue: Dialogue
  textToSpeech: TextToSpeech
  onFault(error: unknown): void
  /** null: it could not be saved now, and the sweep will do it. */
  settle(call: LiveCall, ending: Ending): Promise<Settled | null>
}

/** The last event of a call, and how its line is closed behind it. */
type Farewell = { event: ServerEvent; reason: CloseReason }

/** Frames of older responses are not sent again. */
const keptResponses = 8

/** One call in this process: the engine's session, the caller's socket of the moment, the record. */
export function createLiveCall(facts: CallFacts, options: Options): LiveCall {
  const { clock, pacer, dialogue, textToSpeech, onFault } = options
  const turns = createTurnRecord(facts.hasMemoryConsent)
  const responses = new Map<number, { responseId: string; itemId: string }>()
  let markOver = () => {}
  const over = new Promise<void>((resolve) => {
    markOver = resolve
  })
  const names = new WeakMap<ToldOutput, string>()
  let link: CallLink | null = null
  let farewell: Farewell | null = null
  let state: LiveCall['state'] = 'live'
  let isStarted = false
  let hasAudio = true
  let resumeToken = ''
  let lastEventNumber = 0
  let lastItemNumber = 0

  const createEventId = () => `event_${++lastEventNumber}`
  const describe = () => describeSession(facts, hasAudio)
  const createItemId = () => `caller_item_${++lastItemNumber}`

  const session = createCallSession({
    voice: facts.voice,
    dialogue,
    textToSpeech,
    clock,
    pacer,
    minutesLeft: facts.minutesLeft,
    isAiNoticeDue: facts.dialogue.isFirstCallOfTheDay,
    onOutput,
    onFrame: (frame) => link?.play(frame),
    lastHeardMs: () => link?.lastHeardMs ?? clock.monotonicMs(),
    onFault,
  })

  function onOutput(output: CallOutput) {
    if (output.type === 'turn-recorded') return turns.add(output.turn)
    if (output.type === 'closed') return void finish(output)
    if (output.type === 'suspended') state = 'suspended'
    if (output.type === 'resumed') state = 'live'
    if (output.type === 'response-created') remember(output)
    tell(output)
  }

  function tell(output: ToldOutput) {
    link?.tell(toServerEvent(output, { eventId: nameOf(output), describe, resumeToken }))
  }

  /** What is told once more keeps its name, so that a client can pass over what it has. */
  function nameOf(output: ToldOutput) {
    const name = names.get(output) ?? createEventId()
    names.set(output, name)
    return name
  }

  function remember({ number, responseId, itemId }: CallOutput & { type: 'response-created' }) {
    responses.set(number, { responseId, itemId })
    const [oldest] = responses.keys()
    if (responses.size > keptResponses && oldest !== undefined) responses.delete(oldest)
  }

  async function finish(ending: Ending) {
    state = 'closing'
    const settled = await options.settle(call, ending)
    farewell = farewellOf(settled, createEventId())
    if (link) bid(link, farewell)
    markOver()
  }

  function onEvent(event: ClientEvent) {
    for (const input of toCallInputs(event, createItemId)) handle(input)
    if (event.type !== 'session.update') return
    link?.tell({ type: 'session.updated', event_id: createEventId(), session: describe() })
  }

  function handle(input: CallInput) {
    if (input.type === 'modalities-changed') hasAudio = input.hasAudio
    session.handle(input)
  }

  function openLink({ socket, wire, isBase64, onArrival }: Connection) {
    const opened = createCallLink({
      socket,
      wire,
      clock,
      isBase64,
      createEventId,
      findResponse: (number) => responses.get(number),
      onEvent: (event) => {
        if (link === opened) onEvent(event)
      },
      onSound: (pcm) => {
        if (link === opened) session.pushMicrophone(pcm)
      },
      onAnswer: onArrival,
      onLost: (lastHeardMs) => {
        if (link === opened) loseLink(lastHeardMs)
      },
    })
    return opened
  }

  function loseLink(lastHeardMs: number) {
    link = null
    session.handle({ type: 'link-lost', lastHeardMs })
  }

  /** The first words on a line: the call's, where it was left, or how it has ended. */
  function greet(opened: CallLink, lastFramePlayed: number) {
    if (farewell) return bid(opened, farewell)
    if (isStarted) session.handle({ type: 'link-restored', lastFramePlayed })
    else session.start()
    isStarted = true
    opened.ask()
  }

  const call: LiveCall = {
    facts,
    turns,
    get state() {
      return state
    },
    connect(connection) {
      const former = link
      if (isStarted) loseLink(former?.lastHeardMs ?? clock.monotonicMs())
      former?.close('takenOver')
      resumeToken = connection.resumeToken
      const opened = openLink(connection)
      link = opened
      greet(opened, connection.lastFramePlayed)
      // It may have gone before anyone listened.
      if (connection.socket.readyState !== connection.socket.OPEN) loseLink(clock.monotonicMs())
    },
    figures: () => session.figures(),
    probe: () => link?.probe(),
    end(reason) {
      session.handle({ type: 'stopped', reason })
      return over
    },
  }
  return call
}

function farewellOf(settled: Settled | null, event_id: string): Farewell {
  if (settled) return { event: { type: 'call.ended', event_id, ...settled }, reason: 'callEnded' }
  const problem = toErrorEvent(event_id, 'DATABASE_FAILED')
  return { event: { ...problem, message: messages.CALL_NOT_SAVED }, reason: 'serverFailed' }
}

function bid(link: CallLink, { event, reason }: Farewell) {
  link.tell(event)
  link.close(reason)
}
