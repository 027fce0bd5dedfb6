import type { HelloAnswer } from '../../../../contract/companions/hello'

/** The phase of the hello. The companion speaks one sentence at a time. */
export type HelloPhase =
  | { kind: 'speaking'; sentenceIndex: number }
  | { kind: 'listening' }
  /** The answer to the first `lineCount` lines is pending. Lines said meanwhile are sent once it has arrived. */
  | { kind: 'thinking'; lineCount: number }
  /** The last lines got no answer, and can be sent again. */
  | { kind: 'failed'; message: string }

export type HelloState = {
  phase: HelloPhase
  /** What the visitor has said, oldest first. While thinking or failed, some may not be answered yet. */
  visitorLines: readonly string[]
  /** The sentences of the greeting, or of the companion's latest answer. */
  sentences: readonly string[]
  /** The suggested replies. */
  replies: readonly string[]
  outcome: HelloAnswer['outcome']
  /** Whether the help numbers are shown. Once shown, they stay. */
  isHelpShown: boolean
}

export type HelloEvent =
  | { type: 'sentence-heard' }
  | { type: 'line-said'; text: string }
  | { type: 'answered'; answer: HelloAnswer }
  | { type: 'failed'; message: string; isDangerMentioned: boolean }
  | { type: 'retried' }

/** Returns the state at the greeting. */
export const startHello = (greeting: string, replies: readonly string[]): HelloState => ({
  phase: { kind: 'speaking', sentenceIndex: 0 },
  visitorLines: [],
  sentences: [greeting],
  replies,
  outcome: 'open',
  isHelpShown: false,
})

/** Returns the next state, or the same object for an event that does not apply to the state. */
export function reduceHello(state: HelloState, event: HelloEvent, maxAnswers: number): HelloState {
  const { phase } = state
  switch (event.type) {
    case 'sentence-heard': {
      if (phase.kind !== 'speaking') return state
      const sentenceIndex = phase.sentenceIndex + 1
      const hasHeardAll = sentenceIndex >= state.sentences.length
      return {
        ...state,
        phase: hasHeardAll ? { kind: 'listening' } : { kind: 'speaking', sentenceIndex },
      }
    }
    case 'line-said':
      if (!canSayLine(state, maxAnswers)) return state
      return sayLine(state, event.text)
    case 'answered': {
      if (phase.kind !== 'thinking') return state
      const { sentences, replies, outcome } = event.answer
      const answeredState: HelloState = {
        ...state,
        phase:
          sentences.length > 0 ? { kind: 'speaking', sentenceIndex: 0 } : { kind: 'listening' },
        sentences,
        replies,
        outcome,
        isHelpShown: state.isHelpShown || outcome === 'help' || outcome === 'closed',
      }
      const hasWaitingLines = state.visitorLines.length > phase.lineCount
      return hasWaitingLines && isOpen(outcome) ? sendLines(answeredState) : answeredState
    }
    case 'failed':
      if (phase.kind !== 'thinking') return state
      return {
        ...state,
        phase: { kind: 'failed', message: event.message },
        isHelpShown: state.isHelpShown || event.isDangerMentioned,
      }
    case 'retried':
      return phase.kind === 'failed' ? sendLines(state) : state
  }
}

/** Adds a line, which interrupts the companion or waits until the pending answer has arrived. */
function sayLine(state: HelloState, text: string): HelloState {
  const changedState = { ...state, visitorLines: [...state.visitorLines, text] }
  return state.phase.kind === 'thinking' ? changedState : sendLines(changedState)
}

/**
 * Returns the state in which the answer to all lines is pending. Clears the replies, because they were
 * suggested for an earlier line.
 */
const sendLines = (state: HelloState): HelloState => ({
  ...state,
  phase: { kind: 'thinking', lineCount: state.visitorLines.length },
  replies: [],
})

/**
 * Whether the visitor may say another line. This is allowed even while an answer is pending and after a failure, so
 * that a line that was typed quickly is never lost.
 */
export const canSayLine = ({ visitorLines, outcome }: HelloState, maxAnswers: number) =>
  isOpen(outcome) && visitorLines.length < maxAnswers

const isOpen = (outcome: HelloAnswer['outcome']) => outcome === 'open' || outcome === 'help'

/** Whether the invitation to register is shown: from the last sentence of the last answer on, but never after a danger. */
export const isInvited = ({ phase, sentences, outcome, isHelpShown }: HelloState) =>
  outcome === 'over' &&
  !isHelpShown &&
  (phase.kind === 'listening' ||
    (phase.kind === 'speaking' && phase.sentenceIndex === sentences.length - 1))
