import { encodeWav } from '../../domain/audio/encode-wav'
import {
  answerPieces,
  describeLanguageModel,
  firstPiece,
  tenThousandWords,
  withControlCharacters,
} from '../../voice/ports/testing/language-model-conformance'
import {
  describeSpeechToText,
  expectedTranscript,
} from '../../voice/ports/testing/speech-to-text-conformance'
import { describeTextToSpeech } from '../../voice/ports/testing/text-to-speech-conformance'
import { createLanguageModel } from './create-language-model'
import { createSpeechToText } from './create-speech-to-text'
import { createTextToSpeech } from './create-text-to-speech'
import { type RecordedAnswer, recordedFailures, replay, silent } from './testing/recorded-service'

type Answer = Parameters<typeof replay>[0]

const mapAnswers = <Name extends string, Subject>(
  answers: Record<Name, Answer>,
  setUp: (answer: Answer) => Subject,
) =>
  Object.fromEntries(
    Object.entries<Answer>(answers).map(([name, answer]) => [name, () => setUp(answer)]),
  ) as Record<Name, () => Subject>

/** The pause of a slow service between two pieces. */
const pauseMs = 20

const streamEvents = (pieces: readonly string[], end: RecordedAnswer['end'] = 'complete') => ({
  headers: { 'content-type': 'text/event-stream' },
  pieces: [
    'data: {"choices":[{"delta":{"role":"assistant"}}]}\n\n',
    ...pieces.map(
      (content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
    ),
    ...(end === 'complete' ? ['data: [DONE]\n\n'] : []),
  ],
  end,
})

describeLanguageModel(
  'a service with chat completions',
  mapAnswers(
    {
      ...recordedFailures,
      answers: streamEvents(answerPieces),
      slow: { ...streamEvents(answerPieces), pauseMs },
      hangs: silent,
      'half a sentence, then silence': streamEvents([firstPiece], 'silence'),
      'breaks off': streamEvents([firstPiece], 'broken'),
      'malformed answer': { pieces: ['data: <html>\n\n'] },
      'control characters': streamEvents([...withControlCharacters]),
      'ten thousand words': streamEvents(tenThousandWords.split(/(?<= )/)),
    },
    (answer) => replay(answer, createLanguageModel),
  ),
)

const answerJson = (value: object): RecordedAnswer => ({
  headers: { 'content-type': 'application/json' },
  pieces: [JSON.stringify(value)],
})

describeSpeechToText(
  'a service that transcribes files',
  mapAnswers(
    {
      ...recordedFailures,
      recognises: answerJson({ text: ` ${expectedTranscript}\n` }),
      slow: { ...answerJson({ text: expectedTranscript }), pauseMs },
      'no word': answerJson({ text: '' }),
      hangs: silent,
      'malformed answer': { pieces: ['<html>'] },
      'breaks off': { pieces: ['{"text":"Je ren'], end: 'broken' },
      'control characters': answerJson({ text: withControlCharacters }),
      'ten thousand words': answerJson({ text: tenThousandWords }),
    },
    (answer) => replay(answer, createSpeechToText),
  ),
)

const answerPcm = (end: RecordedAnswer['end'] = 'complete'): RecordedAnswer => ({
  headers: { 'content-type': 'audio/pcm' },
  // The pieces have an odd length, because a chunk can end in the middle of a sample.
  pieces: [new Uint8Array(961).fill(1), new Uint8Array(1_439).fill(2)],
  end,
})

describeTextToSpeech(
  'a service that synthesises speech',
  mapAnswers(
    {
      ...recordedFailures,
      speaks: answerPcm(),
      slow: { ...answerPcm(), pauseMs },
      'audio at another rate': {
        headers: { 'content-type': 'audio/pcm' },
        pieces: [encodeWav([new Int16Array(4_410).fill(500)], { sampleRate: 44_100 })],
      },
      hangs: silent,
      'half a sentence, then silence': { ...answerPcm('silence'), pieces: [new Uint8Array(960)] },
      'breaks off': answerPcm('broken'),
      'malformed answer': answerJson({ error: 'no voice' }),
      'no sound': { headers: { 'content-type': 'audio/pcm' } },
    },
    (answer) =>
      replay(answer, (service, deps) =>
        createTextToSpeech({ ...service, voices: { default: 'ff_siwis' } }, deps),
      ),
  ),
)
