import { describe, expect, it } from 'vitest'
import type { HelloAnswer } from '../../../../contract/companions/hello'
import {
  canSayLine,
  type HelloEvent,
  type HelloState,
  isInvited,
  reduceHello,
  startHello,
} from './hello-machine'

const maxAnswers = 3
const greetingState = startHello('Bonsoir.', ['Bonsoir à toi.'])
const applyEvents = (events: readonly HelloEvent[], state: HelloState = greetingState) =>
  events.reduce((current, event) => reduceHello(current, event, maxAnswers), state)

const sentenceHeard: HelloEvent = { type: 'sentence-heard' }
const lineSaid = (text: string): HelloEvent => ({ type: 'line-said', text })
const answered = (fields: Partial<HelloAnswer> = {}): HelloEvent => ({
  type: 'answered',
  answer: { sentences: ['Oui.'], replies: [], outcome: 'open', ...fields },
})
const failure: HelloEvent = { type: 'failed', message: 'Plus de réseau.', isDangerMentioned: false }
const lineAndAnswer = (text: string, fields?: Partial<HelloAnswer>) => [
  lineSaid(text),
  answered(fields),
  sentenceHeard,
]

describe('the hello', () => {
  it('speaks one sentence at a time, then listens', () => {
    const stateAfterAnswer = applyEvents([
      sentenceHeard,
      lineSaid('Bonsoir.'),
      answered({ sentences: ['Ah.', 'Dis-moi.'] }),
    ])
    expect(stateAfterAnswer.phase).toEqual({ kind: 'speaking', sentenceIndex: 0 })
    expect(applyEvents([sentenceHeard], stateAfterAnswer).phase).toEqual({
      kind: 'speaking',
      sentenceIndex: 1,
    })
    expect(applyEvents([sentenceHeard, sentenceHeard], stateAfterAnswer).phase).toEqual({
      kind: 'listening',
    })
  })

  it('lets the visitor say a line before the end of a sentence', () => {
    expect(applyEvents([lineSaid('Bonsoir.')])).toMatchObject({
      phase: { kind: 'thinking', lineCount: 1 },
      visitorLines: ['Bonsoir.'],
    })
  })

  it('shows a line at once while an answer is pending, and sends it after that answer', () => {
    const waitingState = applyEvents([lineSaid('Un.'), lineSaid('Deux.')])
    expect(waitingState).toMatchObject({
      phase: { kind: 'thinking', lineCount: 1 },
      visitorLines: ['Un.', 'Deux.'],
    })
    const sentState = applyEvents([answered({ replies: ['Oui.'] })], waitingState)
    expect(sentState).toMatchObject({ phase: { kind: 'thinking', lineCount: 2 }, replies: [] })
    expect(applyEvents([answered()], sentState)).toMatchObject({
      phase: { kind: 'speaking', sentenceIndex: 0 },
      visitorLines: ['Un.', 'Deux.'],
    })
  })

  it('accepts no more lines than can be answered, even while an answer is pending', () => {
    const waitingState = applyEvents(['Un.', 'Deux.', 'Trois.'].map(lineSaid))
    expect(canSayLine(waitingState, maxAnswers)).toBe(false)
    expect(applyEvents([lineSaid('Quatre.')], waitingState)).toBe(waitingState)
  })

  it('ends without an answer to a waiting line when the visitor is a minor', () => {
    const events = [lineSaid('Un.'), lineSaid('Deux.'), answered({ outcome: 'closed' })]
    expect(applyEvents(events)).toMatchObject({ phase: { kind: 'speaking' }, isHelpShown: true })
  })

  it('keeps showing the help numbers while a waiting line is sent after a danger', () => {
    const events = [lineSaid('Un.'), lineSaid('Deux.'), answered({ outcome: 'help' })]
    expect(applyEvents(events)).toMatchObject({ phase: { lineCount: 2 }, isHelpShown: true })
  })

  it('ignores an answer when none is pending', () => {
    expect(applyEvents([answered()])).toBe(greetingState)
  })

  it('invites the visitor to register with the last sentence of the third answer, and accepts no fourth line', () => {
    const sentences = ['Tu vois.', 'On continue de vive voix.']
    const thirdAnswerEvents = [
      sentenceHeard,
      ...lineAndAnswer('Un.'),
      ...lineAndAnswer('Deux.'),
      lineSaid('Trois.'),
      answered({ sentences, outcome: 'over' }),
    ]
    expect(isInvited(applyEvents(thirdAnswerEvents))).toBe(false)
    expect(isInvited(applyEvents([...thirdAnswerEvents, sentenceHeard]))).toBe(true)
    const finalState = applyEvents([...thirdAnswerEvents, sentenceHeard, sentenceHeard])
    expect(isInvited(finalState)).toBe(true)
    expect(canSayLine(finalState, maxAnswers)).toBe(false)
    expect(applyEvents([lineSaid('Quatre.')], finalState)).toBe(finalState)
  })

  it('keeps showing the help numbers, and no invitation, after a danger', () => {
    const events = [
      sentenceHeard,
      ...lineAndAnswer('Un.', { outcome: 'help' }),
      ...lineAndAnswer('Deux.'),
      ...lineAndAnswer('Trois.', { outcome: 'over' }),
    ]
    const finalState = applyEvents(events)
    expect(finalState).toMatchObject({ outcome: 'over', isHelpShown: true })
    expect(isInvited(finalState)).toBe(false)
  })

  it('accepts another line after a danger, but none from a minor', () => {
    expect(canSayLine(applyEvents(lineAndAnswer('Un.', { outcome: 'help' })), maxAnswers)).toBe(
      true,
    )
    expect(canSayLine(applyEvents(lineAndAnswer('Un.', { outcome: 'closed' })), maxAnswers)).toBe(
      false,
    )
  })

  it('sends the same line again after a failure', () => {
    const failedState = applyEvents([lineSaid('Un.'), failure])
    expect(failedState).toMatchObject({
      phase: { kind: 'failed' },
      visitorLines: ['Un.'],
      isHelpShown: false,
    })
    const retriedState = applyEvents([{ type: 'retried' }, answered()], failedState)
    expect(retriedState).toMatchObject({ phase: { kind: 'speaking' }, visitorLines: ['Un.'] })
  })

  it('sends every line after a failure, when the visitor says another one or retries', () => {
    const expected = { phase: { kind: 'thinking', lineCount: 2 }, visitorLines: ['Un.', 'Deux.'] }
    expect(applyEvents([lineSaid('Un.'), failure, lineSaid('Deux.')])).toMatchObject(expected)
    expect(
      applyEvents([lineSaid('Un.'), lineSaid('Deux.'), failure, { type: 'retried' }]),
    ).toMatchObject(expected)
  })

  it('shows the help numbers when a danger could not be answered', () => {
    expect(
      applyEvents([lineSaid('Un.'), { ...failure, isDangerMentioned: true }]).isHelpShown,
    ).toBe(true)
  })
})
