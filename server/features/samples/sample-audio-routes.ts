import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SampleConversation } from '../../../content/samples/sample-conversation'
import { encodeWav } from '../../../domain/audio/encode-wav'
import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import { speechSampleRate, type TextToSpeech } from '../../../voice/ports/text-to-speech'
import { sendProblem } from '../../platform/http/create-http-server'
import { createEntityTag, matchesEntityTag } from '../../platform/http/responses/entity-tag'
import { findGreeting, type SampleRepository } from './sample-repository'

type Options = {
  samples: SampleRepository
  textToSpeech: TextToSpeech
  conversation: SampleConversation
  /** What speaks; a browser asks anew when it changes. */
  voiceNames: readonly string[]
  /** Whether a voice may answer: the embedded one answers local requests only. */
  hasVoice(request: FastifyRequest): boolean
}

export const greetingAudioPath = (agentId: string) => `/samples/${encodeURIComponent(agentId)}.wav`
export const lineAudioPath = (index: number) => `/samples/conversation/${index}.wav`

/** Enough for every companion's greeting: about 64 × 200 kB. */
const capacity = 64
/** Marks the audio as synthetic in a machine-readable way (AI Act, art. 50(2)). */
const syntheticMark = 'Voix de synthese produite par une IA; synthetic: true'
/** A day: a companion's voice and greetings may change. */
const cacheControl = 'public, max-age=86400'

/** Registers the greetings of the companions and the lines of the sample conversation as WAV. */
export async function sampleAudioRoutes(app: FastifyInstance, options: Options) {
  const { samples, conversation, voiceNames, hasVoice } = options
  const speak = createSpeechCache(options.textToSpeech)

  async function sendAudio(
    request: FastifyRequest,
    reply: FastifyReply,
    agentId: string,
    chooseText: (companion: { greetings: readonly string[] }) => string | undefined,
  ) {
    if (!hasVoice(request)) return sendProblem(reply, 'VOICE_UNAVAILABLE')
    // PostgreSQL cannot store U+0000, so no companion has it in its id.
    const companion = agentId.includes('\0') ? undefined : await samples.findCompanion(agentId)
    const text = companion && chooseText(companion)
    if (!companion || text === undefined) return sendProblem(reply, 'AGENT_NOT_FOUND')
    const etag = createEntityTag(createKey(text, companion.voice) + voiceNames)
    reply.header('etag', etag).header('cache-control', cacheControl)
    if (matchesEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('audio/wav').send(await speak(text, companion.voice))
  }

  app.get<{ Params: { agentId: string } }>('/samples/:agentId.wav', (request, reply) =>
    sendAudio(request, reply, request.params.agentId, findGreeting),
  )

  app.get<{ Params: { index: string } }>('/samples/conversation/:index.wav', (request, reply) =>
    sendAudio(request, reply, conversation.companionId, () => {
      const line = conversation.lines[Number(request.params.index)]
      return line?.speaker === 'companion' ? line.text : undefined
    }),
  )
}

const createKey = (text: string, voice: CompanionVoice) => JSON.stringify([text, voice])

/**
 * Caches synthesised sentences; simultaneous requests share one synthesis. Drops the oldest first.
 */
function createSpeechCache(textToSpeech: TextToSpeech) {
  const cache = new Map<string, Promise<Buffer>>()
  return (text: string, voice: CompanionVoice): Promise<Buffer> => {
    const key = createKey(text, voice)
    const cached = cache.get(key)
    if (cached) return cached
    const audio = synthesise(textToSpeech, text, voice)
    cache.set(key, audio)
    audio.catch(() => cache.delete(key))
    const [oldest] = cache.keys()
    if (cache.size > capacity && oldest !== undefined) cache.delete(oldest)
    return audio
  }
}

async function synthesise(textToSpeech: TextToSpeech, text: string, voice: CompanionVoice) {
  const chunks: Int16Array[] = []
  for await (const chunk of textToSpeech.speak(text, voice, new AbortController().signal))
    if (chunk.kind === 'audio') chunks.push(chunk.pcm)
  return Buffer.from(encodeWav(chunks, { sampleRate: speechSampleRate, comment: syntheticMark }))
}
