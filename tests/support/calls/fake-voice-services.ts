import type { ServerResponse } from 'node:http'
import {
  startTestService,
  type TestServiceRequest,
} from '../../../providers/openai-compatible/testing/start-test-service'

/** 100 ms of a tone of 300 Hz, as samples at 24 kHz; much louder than the noise of a codec. */
const tone = Buffer.from(
  Int16Array.from({ length: 2_400 }, (_, index) =>
    Math.round(8_000 * Math.sin((2 * Math.PI * 300 * index) / 24_000)),
  ).buffer,
)
const msPerCharacter = 60

/**
 * Starts a recogniser, a language model and a voice with OpenAI's HTTP API, on loopback. The
 * recogniser always returns `transcript`. The model repeats the caller's words and then continues, so that
 * the caller can interrupt it.
 */
export async function startFakeVoiceServices(transcript: string) {
  const readBody = <Body>({ body }: TestServiceRequest) => JSON.parse(String(body)) as Body
  const service = await startTestService((response, request) => {
    if (request.path.endsWith('/transcriptions')) return answerJson(response, { text: transcript })
    if (request.path.endsWith('/speech')) {
      const { input } = readBody<{ input: string }>(request)
      response.writeHead(200, { 'content-type': 'audio/pcm' })
      for (let ms = 0; ms < input.length * msPerCharacter; ms += 100) response.write(tone)
      return void response.end()
    }
    const { messages } = readBody<{ messages: { content: string }[] }>(request)
    writeAnswer(response, messages.at(-1)?.content ?? '')
  })
  const url = service.url.href
  return {
    ...service,
    environment: {
      recogniser: { STT_URL: url, STT_MODEL: 'recogniser' },
      languageModel: { LLM_URL: url, LLM_MODEL: 'language-model' },
      voice: { TTS_URL: url, TTS_MODEL: 'voice', TTS_VOICES: '{"default":"one"}' },
    },
    /** The caller's words in each request to the model. */
    listCallerWords: () =>
      service.requests
        .filter(({ path }) => path.endsWith('/completions'))
        .map(
          (request) =>
            readBody<{ messages: { content: string }[] }>(request).messages.at(-1)?.content ?? '',
        ),
  }
}

function answerJson(response: ServerResponse, value: object) {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

function writeAnswer(response: ServerResponse, callerWords: string) {
  const longAdvice = Array.from(
    { length: 8 },
    (_, hour) => `À ${hour} heures vous faites une pause.`,
  )
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const sentence of [
    `J’ai bien entendu : ${callerWords.replace(/[.!?]+$/, '')}.`,
    ...longAdvice,
  ])
    response.write(
      `data: ${JSON.stringify({ choices: [{ delta: { content: `${sentence} ` } }] })}\n\n`,
    )
  response.end('data: [DONE]\n\n')
}
