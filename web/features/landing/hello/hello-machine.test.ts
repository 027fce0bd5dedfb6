import { describe, expect, it } from 'vitest'
import type { HelloAnswer } from '../../../../contract/companions/hello'
import {
  canSay,
  type HelloEvent,
  type HelloState,
  isInvited,
  nextHello,
  startHello,
} from './hello-machine'

const maxExchanges = 3
const start = startHello('Bonsoir.', ['Bonsoir à toi.'])
const after = (events: readonly HelloEvent[], state: HelloState = start) =>
  events.reduce((current, event) => nextHello(current, event, maxExchanges), state)

const heard: HelloEvent = { type: 'sentence-heard' }
const say = (text: string): HelloEvent => ({ type: 'line-said', text })
const answer = (fields: Partial<HelloAnswer> = {}): HelloEvent => ({
  type: 'answered',
  answer: { sentences: ['Oui.'], replies: [], outcome: 'open', ...fields },
})
const failure: HelloEvent = { type: 'failed', message: 'Plus de réseau.', isDanger: false }
const exchange = (text: string, fields?: Partial<HelloAnswer>) => [say(text), answer(fields), heard]
const whole = [
  heard,
  ...exchange('Un.'),
  ...exchange('Deux.'),
  ...exchange('Trois.', { outcome: 'over' }),
]

describe('an exchange', () => {
  it('speaks one sentence after the other, then listens', () => {
    const answered = after([heard, say('Bonsoir.'), answer({ sentences: ['Ah.', 'Dis-moi.'] })])
    expect(answered.phase).toEqual({ kind: 'speaking', sentence: 0 })
    expect(after([heard], answered).phase).toEqual({ kind: 'speaking', sentence: 1 })
    expect(after([heard, heard], answered).phase).toEqual({ kind: 'listening' })
  })

  it('lets the visitor answer before the end of a sentence', () => {
    expect(after([say('Bonsoir.')])).toMatchObject({
      phase: { kind: 'thinking' },
      said: ['Bonsoir.'],
    })
  })

  it('ignores a second line while the answer is pending', () => {
    expect(after([say('Un.'), say('Deux.')]).said).toEqual(['Un.'])
  })

  it('ignores an answer when none is pending', () => {
    expect(after([answer()])).toBe(start)
  })

  it('invites the visitor to register with the last sentence of the third answer, and accepts no fourth line', () => {
    const sentences = ['Tu vois.', 'On continue de vive voix.']
    const third = [...whole.slice(0, -2), answer({ sentences, outcome: 'over' })]
    expect(isInvited(after(third))).toBe(false)
    expect(isInvited(after([...third, heard]))).toBe(true)
    const over = after([...third, heard, heard])
    expect(isInvited(over)).toBe(true)
    expect(canSay(over, maxExchanges)).toBe(false)
    expect(after([say('Quatre.')], over)).toBe(over)
  })

  it('keeps showing the help numbers, and no invitation, after a danger', () => {
    const events = [heard, ...exchange('Un.', { outcome: 'help' }), ...whole.slice(4)]
    const over = after(events)
    expect(over).toMatchObject({ outcome: 'over', hasHelp: true })
    expect(isInvited(over)).toBe(false)
  })

  it('accepts another line after a danger unless the visitor is a minor', () => {
    expect(canSay(after(exchange('Un.', { outcome: 'help' })), maxExchanges)).toBe(true)
    expect(canSay(after(exchange('Un.', { outcome: 'closed' })), maxExchanges)).toBe(false)
  })

  it('sends the same line again after a failure', () => {
    const failed = after([say('Un.'), failure])
    expect(failed).toMatchObject({ phase: { kind: 'failed' }, said: ['Un.'], hasHelp: false })
    const retried = after([{ type: 'retried' }, answer()], failed)
    expect(retried).toMatchObject({ phase: { kind: 'speaking' }, said: ['Un.'] })
  })

  it('shows the help numbers when a danger could not be answered', () => {
    expect(after([say('Un.'), { ...failure, isDanger: true }]).hasHelp).toBe(true)
  })
})
