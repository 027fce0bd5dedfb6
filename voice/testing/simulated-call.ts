import { chargedMinutesOf, type Receipt } from '../../domain/receipt'
import { SpeechUnavailable } from '../ports/text-to-speech'
import type { CallInput, CallOutput, OutgoingFrame, RecordedTurn } from '../session/call-events'
import type { CallSession, CallSessionOptions } from '../session/call-session'
import { createCallSession } from '../session/create-call-session'
import { createPacer } from '../session/create-pacer'
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
  /** Everything that came out, with when. */
  readonly outputs: readonly TellingOf<{ output: CallOutput }>[]
  readonly frames: readonly TellingOf<{ frame: OutgoingFrame }>[]
  /** What went wrong inside, other than providers that were told to. */
  readonly faults: readonly unknown[]
  send(input: CallInput): void
  nowMs(): number
  /** The outputs of one type, in order. */
  told<Type extends CallOutput['type']>(type: Type): TimedOutput<Type>[]
  /** « caller: … » and « companion: … », as they went on record. */
  turns(): string[]
  /** The receipt that settlement would write; the call must have closed. */
  receipt(): Receipt
}

/** When something came out, and as which of all that did. */
type TellingOf<What> = What & { atMs: number; place: number }

export type TimedOutput<Type extends CallOutput['type']> = TellingOf<
  Extract<CallOutput, { type: Type }>
>

export type SimulatedCallOptions = Partial<
  Pick<CallSessionOptions, 'minutesLeft' | 'isAiNoticeDue' | 'maximumCallMs'>
> & { dialogue?: FakeDialogue; speech?: Parameters<typeof createFakeTextToSpeech>[1] }

/** A call on a virtual clock, with everything that comes out of it kept. It is not yet started. */
export function openSimulatedCall(options: SimulatedCallOptions = {}): SimulatedCall {
  const clock = createVirtualClock()
  const dialogue = options.dialogue ?? createFakeDialogue()
  const textToSpeech = createFakeTextToSpeech(clock, options.speech)
  const player = createSimulatedPlayer()
  const outputs: TellingOf<{ output: CallOutput }>[] = []
  const frames: TellingOf<{ frame: OutgoingFrame }>[] = []
  const faults: unknown[] = []
  const minutesLeft = options.minutesLeft ?? 30

  const session = createCallSession({
    voice: { timbre: 'feminine-warm', wordsPerMinute: 165, pitch: 50, pitchRange: 50 },
    dialogue,
    textToSpeech,
    clock,
    pacer: createPacer(clock),
    minutesLeft,
    isAiNoticeDue: options.isAiNoticeDue ?? false,
    ...(options.maximumCallMs === undefined ? {} : { maximumCallMs: options.maximumCallMs }),
    lastHeardMs: () => player.lastHeardMs(clock.monotonicMs()),
    onFault(error) {
      if (!isIntended(error)) faults.push(error)
    },
    onOutput(output) {
      const atMs = clock.monotonicMs()
      const isRepeat = outputs.some((known) => known.output === output)
      if (!isRepeat) outputs.push({ atMs, place: outputs.length + frames.length, output })
      const cut = player.notice(output, atMs)
      if (cut) session.handle({ type: 'playback-truncated', ...cut })
    },
    onFrame(frame) {
      const atMs = clock.monotonicMs()
      frames.push({ atMs, place: outputs.length + frames.length, frame })
      player.take(frame, atMs)
    },
  })

  function told<Type extends CallOutput['type']>(type: Type): TimedOutput<Type>[] {
    return outputs.flatMap(({ atMs, place, output }) =>
      isOfType(output, type) ? [{ ...output, atMs, place }] : [],
    )
  }

  function receipt(): Receipt {
    const closed = told('closed')[0]
    if (!closed) throw new Error('The call has not closed')
    const { wallMs, billableMs, pauses } = closed.figures
    const chargedMinutes = chargedMinutesOf(billableMs)
    const endedAt = clock.now()
    return {
      startedAt: new Date(endedAt.getTime() - wallMs).toISOString(),
      endedAt: endedAt.toISOString(),
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
    faults,
    send: (input) => session.handle(input),
    nowMs: () => clock.monotonicMs(),
    told,
    turns: () => told('turn-recorded').map(({ turn }) => lineOf(turn)),
    receipt,
  }
}

const isIntended = (error: unknown) =>
  error instanceof SpeechUnavailable || error instanceof DialogueUnavailable

function isOfType<Type extends CallOutput['type']>(
  output: CallOutput,
  type: Type,
): output is Extract<CallOutput, { type: Type }> {
  return output.type === type
}

const lineOf = ({ speaker, text }: RecordedTurn) => `${speaker}: ${text ?? '(inaudible)'}`
