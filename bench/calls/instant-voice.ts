import type { VoiceProviders } from '../../server/composition/wire-calls'
import { systemClock } from '../../server/platform/clock'
import type { Dialogue, DialoguePrompt } from '../../voice/ports/dialogue'
import {
  type SpeechPart,
  speechSampleRate,
  type TextToSpeech,
} from '../../voice/ports/text-to-speech'

const samplesPerMs = speechSampleRate / 1_000
const partMs = 100
const msPerCharacter = 60

const audioPart = new Int16Array(partMs * samplesPerMs).fill(1_000)

/** About 6 s of speech, as long as a typical response. */
const spokenResponse = [
  'Je vous écoute avec plaisir. ',
  'Racontez-moi ce qui s’est passé ce matin, ',
  'et ce qui vous a fait du bien.',
].join('')

function getSentence({ kind }: DialoguePrompt) {
  if (kind === 'ai-disclosure') return 'Une IA.'
  return kind === 'greeting' ? 'Bonjour.' : spokenResponse
}

const dialogue: Dialogue = {
  prepare: (prompt) => ({ sentences: yieldSentence(getSentence(prompt)), accept() {} }),
  truncate() {},
}

async function* yieldSentence(sentence: string) {
  yield sentence
}

/** Each character lasts 60 ms; words carry timings, as with the embedded synthesiser. */
const textToSpeech: TextToSpeech = {
  recipient: null,
  async *speak(text, _voice, signal) {
    const wordPositions = [...text.matchAll(/\S+/g)].map(({ index }) => index)
    for (let fromMs = 0; fromMs < text.length * msPerCharacter; fromMs += partMs) {
      if (signal.aborted) return
      yield* yieldWordsBetween(wordPositions, fromMs, fromMs + partMs)
      yield { kind: 'audio', pcm: audioPart }
    }
  },
}

function* yieldWordsBetween(
  wordPositions: number[],
  fromMs: number,
  untilMs: number,
): Generator<SpeechPart> {
  for (const position of wordPositions) {
    const atMs = position * msPerCharacter
    if (atMs >= fromMs && atMs < untilMs) yield { kind: 'word', position, atMs }
  }
}

/** A companion that responds without any delay, so that only the product's own latency remains. */
export const instantVoice: VoiceProviders = {
  clock: systemClock,
  textToSpeech,
  localTextToSpeech: textToSpeech,
  speechToText: null,
  createDialogue: () => dialogue,
}
