import { describe, expect, it } from 'vitest'
import { stories } from '../../knowledge/stories'
import { startTestCall } from '../../testing/start-test-call'

const findToldStory = (sentences: readonly string[]) =>
  stories.find((story) => sentences.includes(story.sentences[0] ?? ''))

describe('a story', () => {
  it.each([
    'vas-y raconte-moi un truc n’importe quoi',
    'tu veux pas me raconter un truc',
    'racontez-moi donc quelque chose de gai',
    'invente-moi une histoire',
  ])('is told on the request "%s"', async (request) => {
    const call = startTestCall()
    await call.say('bonsoir')
    expect(findToldStory(await call.say(request))).toBeDefined()
  })

  it('is about what the caller names', async () => {
    const call = startTestCall()
    await call.say('bonsoir')
    const told = findToldStory(await call.say('raconte-moi une histoire avec un renard'))
    expect(told?.tags).toContain('renard')
  })

  it('is told when a longer text ends with a request for it, and has the quality that the caller wants', async () => {
    const call = startTestCall()
    await call.say('bonsoir')
    const told = findToldStory(
      await call.say(
        'mon chat me regarde comme si je lui devais de l’argent tu me racontes une histoire qui fait peur',
      ),
    )
    expect(told?.tags).toContain('peur')
  })

  it('is not told twice in a call', async () => {
    const call = startTestCall()
    await call.say('bonsoir')
    const told = []
    for (let count = 0; count < 5; count++)
      told.push(findToldStory(await call.say('raconte-moi une histoire')))
    expect(new Set(told).size).toBe(told.length)
  })
})
