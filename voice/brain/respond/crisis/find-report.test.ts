import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

describe('a wish that may be a wish to die', () => {
  it('is asked about, and a no is believed', async () => {
    const call = startTestCall()
    expect((await call.say('je sais pas si je vais tenir')).join(' ')).toMatch(/mourir.*\?$/)
    await call.say('non pas mourir, je veux juste que ça s’arrête au boulot')
    expect(call.dialogue.isInCrisis?.()).toBe(false)
  })

  it('leads to a crisis and a second question when the answer is neither yes nor no', async () => {
    const call = startTestCall()
    await call.say('je sais pas si je vais tenir')
    expect((await call.say('c’est ma faute de toute façon')).join(' ')).toMatch(/3114.*\?$/)
    expect(call.dialogue.isInCrisis?.()).toBe(true)
  })

  it('leads to a crisis when the answer is yes', async () => {
    const call = startTestCall()
    await call.say('je sais pas si je vais tenir')
    await call.say('oui, mourir')
    expect(call.dialogue.isInCrisis?.()).toBe(true)
  })
})
