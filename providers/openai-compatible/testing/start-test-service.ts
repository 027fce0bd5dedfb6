import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type TestServiceRequest = {
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Writes the answer to one request; the request is already complete. */
type Answer = (response: ServerResponse, request: TestServiceRequest) => void

export type TestService = Awaited<ReturnType<typeof startTestService>>

/** Starts a service on loopback that answers every request with the given function. */
export async function startTestService(initialAnswer: Answer) {
  let answer = initialAnswer
  const requests: TestServiceRequest[] = []
  let closedEarlyCount = 0
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) closedEarlyCount += 1
    })
    const receivedRequest = {
      path: request.url ?? '',
      headers: request.headers,
      body: await buffer(request),
    }
    requests.push(receivedRequest)
    answer(response, receivedRequest)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}/v1`),
    requests,
    /** How many answers the client ended before they were complete. */
    countClosedEarly: () => closedEarlyCount,
    answerWith(nextAnswer: Answer) {
      answer = nextAnswer
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Streams a chat completion whose content arrives in the given pieces. Without `isComplete` the stream never ends. */
export const streamCompletion =
  (pieces: readonly string[], { isComplete = true } = {}): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const content of pieces)
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
    if (isComplete) response.end('data: [DONE]\n\n')
  }

/** Refuses a request as the OpenAI API does. The message quotes the caller, whose words our errors must not contain. */
export const createRefusal =
  (status: number, code: string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { code, message: 'You said: Bonsoir.' } }))
  }
