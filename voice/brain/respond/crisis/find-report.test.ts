import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

describe('words that may express a wish to die', () => {
  it('make the companion ask, and lead to no crisis when the answer is no', async () => {
    const call = startTestCall()
    expect((await call.say('je sais pas si je vais tenir')).join(' ')).toMatch(/mourir.*\?$/)
    await call.say('non pas mourir, je veux juste que ça s’arrête au boulot')
    expect(call.dialogue.isInCrisis?.()).toBe(false)
  })

  it('lead to a crisis and a second question when the answer is neither yes nor no', async () => {
    const call = startTestCall()
    await call.say('je sais pas si je vais tenir')
    expect((await call.say('c’est ma faute de toute façon')).join(' ')).toMatch(/3114.*\?$/)
    expect(call.dialogue.isInCrisis?.()).toBe(true)
  })

  it('lead to a crisis when the answer is yes', async () => {
    const call = startTestCall()
    await call.say('je sais pas si je vais tenir')
    await call.say('oui, mourir')
    expect(call.dialogue.isInCrisis?.()).toBe(true)
  })
})
