import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOllamaModel } from './find-ollama-model'
import { startTestService, type TestService } from './testing/start-test-service'

let service: TestService
beforeAll(async () => {
  service = await startTestService((response) => response.end())
})
afterAll(() => service.close())

const findModel = (body: string, status = 200) => {
  service.answerWith((response) => response.writeHead(status).end(body))
  return findOllamaModel(new URL(service.url.origin))
}
const tags = (...names: string[]) => JSON.stringify({ models: names.map((name) => ({ name })) })

describe('findOllamaModel', () => {
  it('returns the first model that generates text', async () => {
    expect(await findModel(tags('nomic-embed-text:latest', 'mistral:7b', 'llama3'))).toEqual({
      url: new URL(`${service.url.origin}/v1`),
      model: 'mistral:7b',
    })
  })

  it.each([
    ['no model is installed', tags(), 200],
    ['another program answers', '<html>', 200],
    ['the answer is an error', tags('mistral'), 500],
  ])('returns null when %s', async (_, body, status) => {
    expect(await findModel(body, status)).toBeNull()
  })

  it('returns null when no program listens at the URL', async () => {
    const closedService = await startTestService((response) => response.end())
    await closedService.close()
    expect(await findOllamaModel(new URL(closedService.url.origin))).toBeNull()
  })
})
