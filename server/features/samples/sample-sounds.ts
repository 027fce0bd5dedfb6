import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SampleDialogue } from '../../../content/samples/sample-conversation'
import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import type { TextToSpeech } from '../../../voice/ports/text-to-speech'
import { sendProblem } from '../../platform/http/create-http-server'
import { entityTagOf, isKnown } from '../../platform/http/entity-tag'
import { greetingOf } from './greeting-of'
import type { SampleRepository } from './sample-repository'
import { writeWav } from './write-wav'

type Options = {
  samples: SampleRepository
  textToSpeech: TextToSpeech
  conversation: SampleDialogue
  /** The embedded voice answers requests of this machine only (02, « Loopback mode »). */
  hasVoice(request: FastifyRequest): boolean
}

/** Where each sound is, on our own origin. */
export const greetingSoundPath = (agentId: string) => `/samples/${encodeURIComponent(agentId)}.wav`
export const lineSoundPath = (index: number) => `/samples/conversation/${index}.wav`

/** Room for every companion's greeting: about 64 × 200 kB. */
const capacity = 64
/** A day, as for portraits: the manner of a companion may change. */
const cacheControl = 'public, max-age=86400'

/** The first words of each companion and the lines of the example, as sound. */
export async function sampleSounds(app: FastifyInstance, options: Options) {
  const { samples, conversation, hasVoice } = options
  const speak = rememberSpeech(options.textToSpeech)

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    agentId: string,
    choose: (companion: { greetings: readonly string[] }) => string | undefined,
  ) {
    if (!hasVoice(request)) return sendProblem(reply, 'VOICE_UNAVAILABLE')
    // PostgreSQL knows no NUL character, and no companion is called by one.
    const companion = agentId.includes('\0') ? undefined : await samples.findCompanion(agentId)
    const text = companion && choose(companion)
    if (!companion || text === undefined) return sendProblem(reply, 'AGENT_NOT_FOUND')
    const etag = entityTagOf(keyOf(text, companion.voice))
    reply.header('etag', etag).header('cache-control', cacheControl)
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('audio/wav').send(await speak(text, companion.voice))
  }

  app.get<{ Params: { agentId: string } }>('/samples/:agentId.wav', (request, reply) =>
    answer(request, reply, request.params.agentId, greetingOf),
  )

  app.get<{ Params: { index: string } }>('/samples/conversation/:index.wav', (request, reply) =>
    answer(request, reply, conversation.companionId, () => {
      const line = conversation.lines[Number(request.params.index)]
      return line?.speaker === 'companion' ? line.text : undefined
    }),
  )
}

const keyOf = (text: string, voice: CompanionVoice) => JSON.stringify([text, voice])

/** Each sentence is spoken once, also when many ask for it together; the oldest goes first. */
function rememberSpeech(textToSpeech: TextToSpeech) {
  const spoken = new Map<string, Promise<Buffer>>()
  return (text: string, voice: CompanionVoice): Promise<Buffer> => {
    const key = keyOf(text, voice)
    const known = spoken.get(key)
    if (known) return known
    const sound = speakWhole(textToSpeech, text, voice)
    spoken.set(key, sound)
    sound.catch(() => spoken.delete(key))
    const [oldest] = spoken.keys()
    if (spoken.size > capacity && oldest !== undefined) spoken.delete(oldest)
    return sound
  }
}

async function speakWhole(textToSpeech: TextToSpeech, text: string, voice: CompanionVoice) {
  const parts: Int16Array[] = []
  for await (const part of textToSpeech.speak(text, voice, new AbortController().signal))
    if (part.kind === 'audio') parts.push(part.pcm)
  return writeWav(parts)
}
