import { describe, expect, it } from 'vitest'
import type { HelloAnswer } from '../../../../contract/companions/hello'
import {
  canAnswer,
  type HelloEvent,
  type HelloState,
  isInvited,
  nextHello,
  startHello,
} from './hello-machine'

const maxAnswers = 3
const greetingState = startHello('Bonsoir.', ['Bonsoir à toi.'])
const applyEvents = (events: readonly HelloEvent[], state: HelloState = greetingState) =>
  events.reduce((current, event) => nextHello(current, event, maxAnswers), state)

const sentenceHeard: HelloEvent = { type: 'sentence-heard' }
const lineSaid = (text: string): HelloEvent => ({ type: 'line-said', text })
const createAnswered = (fields: Partial<HelloAnswer> = {}): HelloEvent => ({
  type: 'answered',
  answer: { sentences: ['Oui.'], replies: [], outcome: 'open', ...fields },
})
const failure: HelloEvent = { type: 'failed', message: 'Plus de réseau.', isDanger: false }
const lineAndAnswer = (text: string, fields?: Partial<HelloAnswer>) => [
  lineSaid(text),
  createAnswered(fields),
  sentenceHeard,
]
const completeHello = [
  sentenceHeard,
  ...lineAndAnswer('Un.'),
  ...lineAndAnswer('Deux.'),
  ...lineAndAnswer('Trois.', { outcome: 'over' }),
]

describe('the hello', () => {
  it('speaks one sentence after the other, then listens', () => {
    const stateAfterAnswer = applyEvents([
      sentenceHeard,
      lineSaid('Bonsoir.'),
      createAnswered({ sentences: ['Ah.', 'Dis-moi.'] }),
    ])
    expect(stateAfterAnswer.phase).toEqual({ kind: 'speaking', sentence: 0 })
    expect(applyEvents([sentenceHeard], stateAfterAnswer).phase).toEqual({
      kind: 'speaking',
      sentence: 1,
    })
    expect(applyEvents([sentenceHeard, sentenceHeard], stateAfterAnswer).phase).toEqual({
      kind: 'listening',
    })
  })

  it('lets the visitor answer before the end of a sentence', () => {
    expect(applyEvents([lineSaid('Bonsoir.')])).toMatchObject({
      phase: { kind: 'thinking' },
      visitorLines: ['Bonsoir.'],
    })
  })

  it('ignores a second line while the answer is pending', () => {
    expect(applyEvents([lineSaid('Un.'), lineSaid('Deux.')]).visitorLines).toEqual(['Un.'])
  })

  it('ignores an answer when none is pending', () => {
    expect(applyEvents([createAnswered()])).toBe(greetingState)
  })

  it('invites the visitor to register with the last sentence of the third answer, and accepts no fourth line', () => {
    const sentences = ['Tu vois.', 'On continue de vive voix.']
    const thirdAnswerEvents = [
      ...completeHello.slice(0, -2),
      createAnswered({ sentences, outcome: 'over' }),
    ]
    expect(isInvited(applyEvents(thirdAnswerEvents))).toBe(false)
    expect(isInvited(applyEvents([...thirdAnswerEvents, sentenceHeard]))).toBe(true)
    const finalState = applyEvents([...thirdAnswerEvents, sentenceHeard, sentenceHeard])
    expect(isInvited(finalState)).toBe(true)
    expect(canAnswer(finalState, maxAnswers)).toBe(false)
    expect(applyEvents([lineSaid('Quatre.')], finalState)).toBe(finalState)
  })

  it('keeps showing the help numbers, and no invitation, after a danger', () => {
    const events = [
      sentenceHeard,
      ...lineAndAnswer('Un.', { outcome: 'help' }),
      ...completeHello.slice(4),
    ]
    const finalState = applyEvents(events)
    expect(finalState).toMatchObject({ outcome: 'over', hasHelp: true })
    expect(isInvited(finalState)).toBe(false)
  })

  it('accepts another line after a danger unless the visitor is a minor', () => {
    expect(canAnswer(applyEvents(lineAndAnswer('Un.', { outcome: 'help' })), maxAnswers)).toBe(true)
    expect(canAnswer(applyEvents(lineAndAnswer('Un.', { outcome: 'closed' })), maxAnswers)).toBe(
      false,
    )
  })

  it('sends the same line again after a failure', () => {
    const failedState = applyEvents([lineSaid('Un.'), failure])
    expect(failedState).toMatchObject({
      phase: { kind: 'failed' },
      visitorLines: ['Un.'],
      hasHelp: false,
    })
    const retriedState = applyEvents([{ type: 'retried' }, createAnswered()], failedState)
    expect(retriedState).toMatchObject({ phase: { kind: 'speaking' }, visitorLines: ['Un.'] })
  })

  it('shows the help numbers when a danger could not be answered', () => {
    expect(applyEvents([lineSaid('Un.'), { ...failure, isDanger: true }]).hasHelp).toBe(true)
  })
})
