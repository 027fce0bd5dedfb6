import { computeChargedMinutes, type Receipt } from '../../domain/receipt'
import { createFramePool } from '../audio/frame-allocator'
import type { AudioDialogue } from '../ports/dialogue'
import type { SpeechToText } from '../ports/speech-to-text'
import { SpeechUnavailable, type TextToSpeech } from '../ports/text-to-speech'
import type { CallInput, CallOutput, OutgoingFrame, RecordedTurn } from '../session/call-events'
import type { CallSession, CallSessionOptions } from '../session/call-session'
import { createCallSession } from '../session/create-call-session'
import { createPacer } from '../session/engine/create-pacer'
import { createFakeDialogue, DialogueUnavailable, type FakeDialogue } from './fake-dialogue'
import { createFakeTextToSpeech, type FakeTextToSpeech } from './fake-text-to-speech'
import { createSimulatedPlayer, type SimulatedPlayer } from './simulated-player'
import { createVirtualClock, type VirtualClock } from './virtual-clock'

export type SimulatedCall = {
  readonly session: CallSession
  readonly clock: VirtualClock
  readonly dialogue: FakeDialogue
  readonly textToSpeech: FakeTextToSpeech
  readonly player: SimulatedPlayer
  /** Every output that the session sent, with its time; a repeated output appears once. */
  readonly outputs: readonly Timed<{ output: CallOutput }>[]
  readonly frames: readonly Timed<{ frame: OutgoingFrame }>[]
  /** The session's errors, except those that the fake dialogue and the fake synthesiser throw on purpose. */
  readonly errors: readonly unknown[]
  send(input: CallInput): void
  nowMs(): number
  /** Lists the outputs of one type, in order. */
  listOutputs<Type extends CallOutput['type']>(type: Type): TimedOutput<Type>[]
  /** Lists the recorded turns, as "caller: …" and "companion: …". */
  listTurns(): string[]
  /** Creates the receipt that settlement would write. Throws unless the call has closed. */
  createReceipt(): Receipt
}

/** A frame or output with the time at which it was sent, and its position among all of them. */
type Timed<Value> = Value & { atMs: number; position: number }

export type TimedOutput<Type extends CallOutput['type']> = Timed<
  Extract<CallOutput, { type: Type }>
>

export type SimulatedCallOptions = Partial<
  Pick<
    CallSessionOptions,
    'minutesLeft' | 'isAiDisclosureDue' | 'maxCallMs' | 'timeBudgetMs' | 'freeTime'
  >
> & {
  dialogue?: AudioDialogue
  speechToText?: SpeechToText
  /** The clock that the dialogue or the recogniser shares with the call; a new one by default. */
  clock?: VirtualClock
  /** How soon the fake synthesiser speaks, and whether it reports words. */
  speech?: Parameters<typeof createFakeTextToSpeech>[1]
  /** Returns the synthesiser of the call, which may fall back to the fake one; by default the fake one itself. */
  createTextToSpeech?(fake: TextToSpeech): TextToSpeech
}

/** Opens a call on a virtual clock and records everything that it sends. It is not started yet. */
export function openSimulatedCall(options: SimulatedCallOptions = {}): SimulatedCall {
  const clock = options.clock ?? createVirtualClock()
  // The cast is safe: only tests with a fake dialogue read its records.
  const dialogue = (options.dialogue ?? createFakeDialogue()) as FakeDialogue
  const textToSpeech = createFakeTextToSpeech(clock, options.speech)
  const player = createSimulatedPlayer()
  const outputs: Timed<{ output: CallOutput }>[] = []
  const knownOutputs = new Set<CallOutput>()
  const frames: Timed<{ frame: OutgoingFrame }>[] = []
  const errors: unknown[] = []
  const minutesLeft = options.minutesLeft ?? 30

  const session = createCallSession({
    voice: { timbre: 'feminine-warm', wordsPerMinute: 165, pitch: 50, pitchRange: 50 },
    dialogue,
    textToSpeech: options.createTextToSpeech?.(textToSpeech) ?? textToSpeech,
    speechToText: options.speechToText ?? null,
    clock,
    pacer: createPacer(clock),
    framePool: createFramePool(),
    minutesLeft,
    isAiDisclosureDue: options.isAiDisclosureDue ?? false,
    ...(options.maxCallMs === undefined ? {} : { maxCallMs: options.maxCallMs }),
    ...(options.timeBudgetMs === undefined ? {} : { timeBudgetMs: options.timeBudgetMs }),
    ...(options.freeTime === undefined ? {} : { freeTime: options.freeTime }),
    lastActivityMs: () => player.getLastActivityMs(clock.monotonicMs()),
    onError(error) {
      if (!isSimulatedFailure(error)) errors.push(error)
    },
    onOutput(output) {
      const atMs = clock.monotonicMs()
      if (!knownOutputs.has(output))
        outputs.push({ atMs, position: outputs.length + frames.length, output })
      knownOutputs.add(output)
      const truncation = player.receiveOutput(output, atMs)
      if (truncation) session.handle({ type: 'playback-truncated', ...truncation })
    },
    onFrame(frame) {
      const atMs = clock.monotonicMs()
      frames.push({ atMs, position: outputs.length + frames.length, frame })
      player.receiveFrame(frame, atMs)
    },
  })

  function listOutputs<Type extends CallOutput['type']>(type: Type): TimedOutput<Type>[] {
    return outputs.flatMap(({ atMs, position, output }) =>
      isOfType(output, type) ? [{ ...output, atMs, position }] : [],
    )
  }

  function createReceipt(): Receipt {
    const startedAtMs = listOutputs('session-created')[0]?.atMs
    const closedOutput = listOutputs('closed')[0]
    if (!closedOutput || startedAtMs === undefined) throw new Error('The call has not closed')
    const { wallMs, billableMs, pauses } = closedOutput.figures
    const chargedMinutes = computeChargedMinutes(billableMs)
    const startedAt = clock.now().getTime() - clock.monotonicMs() + startedAtMs
    return {
      startedAt: new Date(startedAt).toISOString(),
      endedAt: new Date(startedAt + wallMs).toISOString(),
      wallMs,
      billableMs,
      pauses,
      chargedMinutes,
      balanceBefore: minutesLeft,
      balanceAfter: minutesLeft - chargedMinutes,
    }
  }

  return {
    session,
    clock,
    dialogue,
    textToSpeech,
    player,
    outputs,
    frames,
    errors,
    send: (input) => session.handle(input),
    nowMs: () => clock.monotonicMs(),
    listOutputs,
    listTurns: () => listOutputs('turn-recorded').map(({ turn }) => formatTurn(turn)),
    createReceipt,
  }
}

const isSimulatedFailure = (error: unknown) =>
  error instanceof SpeechUnavailable || error instanceof DialogueUnavailable

function isOfType<Type extends CallOutput['type']>(
  output: CallOutput,
  type: Type,
): output is Extract<CallOutput, { type: Type }> {
  return output.type === type
}

const formatTurn = ({ speaker, text }: RecordedTurn) => `${speaker}: ${text ?? '(inaudible)'}`
