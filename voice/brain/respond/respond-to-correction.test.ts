import { describe, expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

const answerTo = async (...texts: string[]) => {
  const call = startTestCall()
  await call.sayAll(texts.slice(0, -1))
  return (await call.say(texts.at(-1) ?? '')).join(' ')
}

describe('a caller who was misunderstood', () => {
  it('hears an apology that names the intended subject', async () => {
    const answer = await answerTo(
      'mon frère veut vendre la maison',
      'je ne bricole pas, je te parle de mon frère',
    )
    expect(answer).toMatch(/ton frère/)
    expect(answer).toMatch(/[Pp]ardon|reviens/)
  })

  it('gets an apology or a reaction to the corrected statement', async () => {
    const answer = await answerTo(
      'j’étais sur le parking',
      'mais non, je te parle pas de la route, je te dis que j’ai pleuré',
    )
    expect(answer).toMatch(/pleur|déborde|sorte|excuse|pardon|reproche|laisse tomber/i)
  })
})
