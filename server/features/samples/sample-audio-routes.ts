import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SampleConversation } from '../../../content/samples/sample-conversation'
import type { TextToSpeech } from '../../../voice/ports/text-to-speech'
import { sendProblem } from '../../platform/http/create-http-server'
import { createEntityTag, matchesEntityTag } from '../../platform/http/responses/entity-tag'
import { createSpeechCache, createSpeechKey } from '../../platform/speech/synthesise-wav'
import { findGreeting, type SampleRepository } from './sample-repository'

type Options = {
  samples: SampleRepository
  textToSpeech: TextToSpeech
  conversation: SampleConversation
  /**
   * The names of the voices; part of the ETag, so that browsers load the audio again when the
   * voices change.
   */
  voiceNames: readonly string[]
  /** Loopback requests may always get audio; other requests only if public calls can be served. */
  canGetAudio(request: FastifyRequest): boolean
}

export const greetingAudioPath = (agentId: string) => `/samples/${encodeURIComponent(agentId)}.wav`
export const lineAudioPath = (index: number) => `/samples/conversation/${index}.wav`

/** Greetings of all built-in companions, and the sample conversation; at most about 64 × 200 kB. */
const capacity = 64
/** One day, because a companion's voice and greetings may change. */
const cacheControl = 'public, max-age=86400'

/**
 * Registers the routes that serve the companions' greetings, and the companion's lines of the sample
 * conversation, as WAV.
 */
export async function sampleAudioRoutes(app: FastifyInstance, options: Options) {
  const { samples, conversation, voiceNames, canGetAudio } = options
  const speak = createSpeechCache(options.textToSpeech, capacity)

  async function sendAudio(
    request: FastifyRequest,
    reply: FastifyReply,
    agentId: string,
    chooseText: (companion: { greetings: readonly string[] }) => string | undefined,
  ) {
    if (!canGetAudio(request)) return sendProblem(reply, 'VOICE_UNAVAILABLE')
    // PostgreSQL cannot store U+0000, so no companion has it in its id.
    const companion = agentId.includes('\0') ? undefined : await samples.findCompanion(agentId)
    const text = companion && chooseText(companion)
    if (!companion || text === undefined) return sendProblem(reply, 'AGENT_NOT_FOUND')
    const etag = createEntityTag(createSpeechKey(text, companion.voice) + voiceNames.join(','))
    if (matchesEntityTag(request.headers['if-none-match'], etag))
      return reply.code(304).header('etag', etag).header('cache-control', cacheControl).send()
    const { wav, isFallback } = await speak(text, companion.voice)
    // Not cached, because the chosen voice may work again in a minute.
    if (isFallback) reply.header('cache-control', 'no-store')
    else reply.header('etag', etag).header('cache-control', cacheControl)
    return reply.type('audio/wav').send(wav)
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
