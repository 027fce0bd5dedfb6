import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

const frenchWord = /\b(?:tu|toi|te|est)\b/

describe('a reported danger', () => {
  it.each([
    ['i want to kill myself', 'nobody is here', 'she left me', /I hear you/, /near you/],
    ['voglio uccidermi', 'sono da sola', 'non ce la faccio', /Ti ascolto/, /vicino a te/],
  ])('is followed up in the same language: "%s"', async (report, next, last, first, second) => {
    const call = startTestCall()
    expect((await call.say(report)).join(' ')).toContain('3114')
    expect((await call.say(next)).join(' ')).toMatch(first)
    expect((await call.say(last)).join(' ')).toMatch(second)
  })

  it('gets its follow-up in French as soon as the caller speaks French', async () => {
    const call = startTestCall()
    await call.say('i want to kill myself')
    expect((await call.say('je suis seule chez moi')).join(' ')).toMatch(frenchWord)
  })

  it('in French gets its follow-up in French even when the caller goes on in English', async () => {
    const call = startTestCall()
    await call.say('je veux mourir')
    expect((await call.say('nobody is here')).join(' ')).toMatch(frenchWord)
  })
})
