import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Hello } from '../../../content/samples/hello'
import { helloVoiceRequest } from '../../../contract/companions/hello'
import { helloVoicePath } from '../../../contract/paths'
import { parseLanguageMarkers } from '../../../voice/language-spans/language-markers'
import type { TextToSpeech } from '../../../voice/ports/text-to-speech'
import { sendProblem } from '../../platform/http/create-http-server'
import { consumeForNetwork, getNetwork } from '../../platform/rate-limits/consume-for-network'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import { createSpeechCache, synthesiseWav } from '../../platform/speech/synthesise-wav'
import { answerVisitor } from './answer-visitor'
import type { HelloCompanion } from './hello-repository'

type Options = {
  hello: Hello
  findCompanion(id: string): Promise<HelloCompanion | undefined>
  textToSpeech: TextToSpeech
  /** Used for sentences that may repeat the visitor's words: no third party may receive them. */
  localTextToSpeech: TextToSpeech
  /** Loopback requests may always get audio; other requests only if public calls can be served. */
  canGetAudio(request: FastifyRequest): boolean
  isLoopbackRequest(request: FastifyRequest): boolean
  /** Throws RATE_LIMITED. */
  consume(limit: RateLimit, subject: string): Promise<void>
}

/** Sentences per network and hour; a hello has about ten. */
const voiceLimit: RateLimit = { name: 'hello-voice', max: 150, windowSeconds: 3_600 }

/** Sentences in the cache: enough for the greeting and every sentence of the written answers. */
const maxCachedSentences = 64

/**
 * Speaks one sentence of the hello on the landing page as WAV. The request contains the visitor's
 * lines, and the server derives the sentence from them, so that nobody can choose what is spoken.
 * Sentences that may repeat the visitor's words are not cached.
 */
export async function helloVoiceRoute(app: FastifyInstance, options: Options) {
  const { hello, findCompanion, textToSpeech, localTextToSpeech } = options
  const { canGetAudio, isLoopbackRequest, consume } = options
  const speakCached = createSpeechCache(textToSpeech, maxCachedSentences)

  app.post(helloVoicePath, async (request, reply) => {
    const parsed = helloVoiceRequest.safeParse(request.body)
    if (!parsed.success) return sendProblem(reply, 'INPUT_INVALID')
    if (!canGetAudio(request)) return sendProblem(reply, 'VOICE_UNAVAILABLE')
    if (!isLoopbackRequest(request))
      await consumeForNetwork(consume, voiceLimit, getNetwork(request.ip))
    const { said, index } = parsed.data
    const companion = await findCompanion(hello.companionId)
    if (!companion) return sendProblem(reply, 'AGENT_NOT_FOUND')
    const { sentences, isWritten } =
      said.length === 0
        ? { sentences: [parseLanguageMarkers(hello.greeting)], isWritten: true }
        : await answerVisitor(hello, companion.dialogue, said)
    const sentence = sentences[index]
    if (sentence === undefined) return sendProblem(reply, 'INPUT_INVALID')
    const { wav, words } = isWritten
      ? await speakCached(sentence.text, companion.voice)
      : await synthesiseWav(localTextToSpeech, sentence.text, companion.voice, sentence.spans)
    return reply
      .header(wordTimesHeader, words.map(({ position, atMs }) => `${position}:${atMs}`).join(' '))
      .type('audio/wav')
      .send(wav)
  })
}

/** For example "0:0 9:480": the word at character 9 starts after 480 ms. */
const wordTimesHeader = 'x-word-times'
