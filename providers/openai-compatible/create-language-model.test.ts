import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LanguageModelUnavailable } from '../../voice/ports/language-model'
import { createLanguageModel } from './create-language-model'
import {
  createRefusal,
  startTestService,
  streamCompletion,
  type TestService,
} from './testing/start-test-service'

const messages = [
  { role: 'system', content: 'Consignes.' },
  { role: 'user', content: 'Bonsoir.' },
] as const

let service: TestService
beforeAll(async () => {
  service = await startTestService(streamCompletion([]))
})
beforeEach(() => {
  service.requests.length = 0
})
afterAll(() => service.close())

const createModel = (key?: string) =>
  createLanguageModel({ url: service.url, key, model: 'petit' }, { fetch })

async function read(signal = new AbortController().signal, key?: string) {
  const pieces: string[] = []
  for await (const piece of createModel(key).respond(messages, signal)) pieces.push(piece)
  return pieces
}

const readFailure = () =>
  read().then(
    () => null,
    (error: unknown) => error,
  )

describe('a language model over chat completions', () => {
  it('yields the pieces of a streamed answer', async () => {
    service.answerWith(streamCompletion(['Bon', 'soir, ', 'toi.']))
    expect(await read()).toEqual(['Bon', 'soir, ', 'toi.'])
  })

  it('sends the key, the model and the messages', async () => {
    service.answerWith(streamCompletion(['Oui.']))
    await read(undefined, 'secret-key')
    const [request] = service.requests
    expect(request?.path).toBe('/v1/chat/completions')
    expect(request?.headers.authorization).toBe('Bearer secret-key')
    expect(JSON.parse(String(request?.body))).toMatchObject({
      model: 'petit',
      stream: true,
      messages,
    })
  })

  it('sends no key to a service that needs none', async () => {
    service.answerWith(streamCompletion(['Oui.']))
    await read()
    expect(service.requests[0]?.headers).not.toHaveProperty('authorization')
  })

  it('ignores events without text, and fields that it does not know', async () => {
    service.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': a comment\n\n')
      response.write('data: {"choices":[{"delta":{"role":"assistant"}}]}\n\n')
      response.write('data: {"choices":[],"usage":{"total_tokens":3}}\n\n')
      response.end('data: {"choices":[{"delta":{"content":"Oui."}}]}\n\ndata: [DONE]\n\n')
    })
    expect(await read()).toEqual(['Oui.'])
  })

  it.each([
    [401, 'invalid_api_key', 'key-refused'],
    [403, 'forbidden', 'key-refused'],
    [404, 'model_not_found', 'unknown-model'],
    [429, 'rate_limit_exceeded', 'rate-limited'],
    [429, 'insufficient_quota', 'quota-exceeded'],
    [402, 'payment_required', 'quota-exceeded'],
    [400, 'bad_request', 'invalid-answer'],
    [503, 'overloaded', 'unreachable'],
  ])('reports status %i (%s) as %s', async (status, code, failure) => {
    service.answerWith(createRefusal(status, code))
    expect(await readFailure()).toMatchObject({ failure })
  })

  it('names the status, but does not quote the conversation, in its error', async () => {
    service.answerWith(createRefusal(400, 'bad_request'))
    const { message } = (await readFailure()) as Error
    expect(message).toContain('400')
    expect(message).not.toMatch(/Bonsoir|Consignes|secret/)
  })

  it('reports the wait that the service asks for', async () => {
    service.answerWith(createRefusal(429, 'rate_limit_exceeded', { 'retry-after': '7' }))
    expect(await readFailure()).toMatchObject({ retryAfterMs: 7_000 })
  })

  it.each([
    ['an event that is not JSON', 'data: <html>\n\n'],
    ['an event of another shape', 'data: {"choices":"none"}\n\n'],
  ])('fails on %s', async (_, text) => {
    service.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(text)
    })
    expect(await readFailure()).toMatchObject({ failure: 'invalid-answer' })
  })

  it('fails when the connection breaks in the middle of an answer', async () => {
    service.answerWith((response, request) => {
      streamCompletion(['Je'], { isComplete: false })(response, request)
      setImmediate(() => response.destroy())
    })
    expect(await readFailure()).toBeInstanceOf(LanguageModelUnavailable)
  })

  it('reports a service as unreachable when no program listens at its URL', async () => {
    const closedService = await startTestService(streamCompletion([]))
    await closedService.close()
    const model = createLanguageModel({ url: closedService.url, model: 'petit' }, { fetch })
    const pieces = model.respond(messages, new AbortController().signal)[Symbol.asyncIterator]()
    await expect(pieces.next()).rejects.toMatchObject({ failure: 'unreachable' })
  })

  it('follows no redirect, which could carry the key elsewhere', async () => {
    service.answerWith((response) => {
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    expect(await readFailure()).toMatchObject({ failure: 'unreachable' })
    expect(service.requests).toHaveLength(1)
  })

  it('ends the answer without an error and closes the connection when the signal aborts', async () => {
    service.answerWith(streamCompletion(['Je t’'], { isComplete: false }))
    const controller = new AbortController()
    const pieces = createModel().respond(messages, controller.signal)[Symbol.asyncIterator]()
    expect((await pieces.next()).value).toBe('Je t’')
    const previousCount = service.countClosedEarly()
    controller.abort()
    expect(await pieces.next()).toMatchObject({ done: true })
    await expect.poll(() => service.countClosedEarly()).toBe(previousCount + 1)
  })
})
