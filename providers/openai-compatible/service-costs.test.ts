import { describe, expect, it } from 'vitest'
import type { ProviderRequest } from '../../voice/ports/provider-request'
import { createUnabortedSignal, readAll } from '../../voice/ports/testing/conformance'
import { createLanguageModel } from './create-language-model'
import { createSpeechToText } from './create-speech-to-text'
import { createTextToSpeech } from './create-text-to-speech'
import { type RecordedAnswer, replay } from './testing/recorded-service'

/** Returns the only request that an adapter reports while it is used. */
async function observeRequest<Port>(
  answer: RecordedAnswer,
  create: (...args: Parameters<Parameters<typeof replay<Port>>[1]>) => Port,
  use: (port: Port) => Promise<unknown>,
) {
  const requests: ProviderRequest[] = []
  const { port } = replay(answer, (service, deps) =>
    create(service, { ...deps, onRequestFinished: (request) => requests.push(request) }),
  )
  await use(port)
  expect(requests.map(({ latencyMs }) => latencyMs >= 0)).toEqual([true])
  return requests[0]
}

const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`
const words = event({ choices: [{ delta: { content: 'x'.repeat(90) } }] })
const respond = (port: ReturnType<typeof createLanguageModel>) =>
  readAll(port.respond([{ role: 'user', content: 'y'.repeat(400) }], createUnabortedSignal()))

describe('the cost of a request', () => {
  it('is computed from the tokens that the model reports', async () => {
    const usage = event({ choices: [], usage: { prompt_tokens: 1_000, completion_tokens: 50 } })
    const price = { input: 2, output: 10 }
    const request = await observeRequest(
      { pieces: [words, usage, 'data: [DONE]\n\n'] },
      (service, deps) => createLanguageModel({ ...service, price }, deps),
      respond,
    )
    expect(request).toMatchObject({ request: 'chat/completions', model: 'recorded' })
    expect(request?.speechMinutes).toBeCloseTo(0.1)
    expect(request?.costEuros).toBeCloseTo(0.0025)
  })

  it('is estimated for a model that reports no tokens, and unknown without a price', async () => {
    const answer = { pieces: [words, 'data: [DONE]\n\n'] }
    const pricedRequest = await observeRequest(
      answer,
      (service, deps) =>
        createLanguageModel({ ...service, price: { input: 1e6, output: 0 } }, deps),
      respond,
    )
    expect(pricedRequest?.costEuros).toBe(100)
    const unpricedRequest = await observeRequest(answer, createLanguageModel, respond)
    expect(unpricedRequest?.costEuros).toBeNull()
  })

  it('is computed from the minutes that were recognised', async () => {
    const request = await observeRequest(
      { pieces: ['{"text":"oui"}'] },
      (service, deps) => createSpeechToText({ ...service, pricePerMinute: 0.006 }, deps),
      (port) => {
        const recognition = port.open(createUnabortedSignal())
        recognition.push(new Int16Array(16_000 * 30))
        recognition.finish()
        return readAll(recognition.results)
      },
    )
    expect(request?.speechMinutes).toBe(0.5)
    expect(request?.costEuros).toBeCloseTo(0.003)
  })

  it('is computed from the characters that were spoken', async () => {
    const request = await observeRequest(
      { pieces: [new Uint8Array(48_000)] },
      (service, deps) =>
        createTextToSpeech(
          { ...service, voices: { default: 'v' }, pricePerMillionCharacters: 15 },
          deps,
        ),
      (port) =>
        readAll(
          port.speak(
            'z'.repeat(1_000),
            { timbre: 'neutral-soft', wordsPerMinute: 165, pitch: 50, pitchRange: 50 },
            createUnabortedSignal(),
          ),
        ),
    )
    expect(request?.speechMinutes).toBeCloseTo(1 / 60)
    expect(request?.costEuros).toBeCloseTo(0.015)
  })
})
