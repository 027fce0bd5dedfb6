// Recogniser, language model and synthesiser that speak the OpenAI protocol on loopback, with the
// latency of real services: a median, and a tail from a log-normal distribution.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serveCommands } from '../bench-process'
import type { ServiceCommands } from './process-commands'

/** Medians until the final text, the first token and the first sound. */
const medianMs = { recogniser: 150, languageModel: 250, synthesiser: 120 }
/** 95th percentile: 1.9 times the median; 99th: 2.5 times. */
const logNormalSigma = 0.4
/** Time between two words of the answer; about 65 tokens per second. */
const wordMs = 20
const speechChunkMs = 200
/** PCM16 at 24 kHz. */
const bytesPerMs = 48
const bytesPerSample = 2
const msPerCharacter = 60
/** The synthesiser is this many times faster than speech. */
const synthesisSpeed = 5

const answer =
  'Je comprends, la journée a été longue. Qu’est-ce qui vous a le plus fatiguée, aujourd’hui ?'

/** A small seeded generator (mulberry32), so that two runs have the same delays. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const random = createRandom(1)
let isDelayed = true
/** When requests were aborted before their answer was complete, in ms since 1970. */
let abortedAtMs: number[] = []
let modelRequestCount = 0

/** Returns a log-normal delay; the normal number comes from the Box–Muller transform. */
function drawDelayMs(medianDelayMs: number) {
  if (!isDelayed) return 0
  const standardNormal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return medianDelayMs * Math.exp(logNormalSigma * standardNormal)
}

async function transcribe(response: ServerResponse) {
  await sleep(drawDelayMs(medianMs.recogniser))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ text: 'Je rentre du travail, et je suis très fatiguée.' }))
}

async function streamAnswer(response: ServerResponse) {
  modelRequestCount++
  await sleep(drawDelayMs(medianMs.languageModel))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const content of answer.split(/(?<= )/)) {
    if (response.destroyed) return
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
    await sleep(isDelayed ? wordMs : 0)
  }
  response.end('data: [DONE]\n\n')
}

/** Streams at `synthesisSpeed`, or as fast as possible when `isDelayed` is false. */
async function streamSpeech(response: ServerResponse, text: string) {
  await sleep(drawDelayMs(medianMs.synthesiser))
  response.writeHead(200, { 'content-type': 'audio/pcm' })
  // A constant non-zero level, because Amivoix treats silence as a failed synthesis.
  const chunk = Buffer.from(
    new Int16Array((speechChunkMs * bytesPerMs) / bytesPerSample).fill(1_000).buffer,
  )
  for (let sentMs = 0; sentMs < text.length * msPerCharacter; sentMs += speechChunkMs) {
    if (response.destroyed) return
    response.write(chunk)
    await sleep(isDelayed ? speechChunkMs / synthesisSpeed : 0)
  }
  response.end()
}

const server = createServer(async (request, response) => {
  response.on('close', () => {
    if (!response.writableFinished) abortedAtMs.push(performance.timeOrigin + performance.now())
  })
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  if (request.url?.endsWith('/transcriptions')) return transcribe(response)
  if (request.url?.endsWith('/completions')) return streamAnswer(response)
  const { input } = JSON.parse(Buffer.concat(chunks).toString()) as { input: string }
  return streamSpeech(response, input)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

serveCommands<ServiceCommands>({
  getBaseUrl: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
  setDelayed: (input) => {
    isDelayed = input.isDelayed
    return null
  },
  readAndResetRequestLog: () => {
    const log = { abortedAtMs, modelRequestCount }
    abortedAtMs = []
    modelRequestCount = 0
    return log
  },
})
