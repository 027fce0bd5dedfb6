import { companionSamplesPerMs } from '../../audio/frame-timing'
import { type SpeechPart, SpeechUnavailable } from '../../ports/text-to-speech'

/** Silence before a sentence that is longer than this is no sound at all. */
const maxLeadingSilenceMs = 3_000
/** Speech that is longer than this, for its text, never ends. */
const maxSpeechMs = (text: string) => 10_000 + text.length * 500

/**
 * Passes on what a synthesiser makes of a text, and throws SpeechUnavailable when that is no speech:
 * malformed parts, silence, or sound without end. Silence at the beginning waits for the first
 * sound, so that a synthesiser that makes none counts as one that fails.
 */
export async function* checkSpeech(
  text: string,
  parts: AsyncIterable<SpeechPart>,
): AsyncGenerator<SpeechPart> {
  let leading: SpeechPart[] | null = []
  let samples = 0
  for await (const part of parts) {
    checkPart(part)
    if (part.kind === 'audio') samples += part.pcm.length
    const ms = samples / companionSamplesPerMs
    if (ms > maxSpeechMs(text)) throw new SpeechUnavailable('The speech does not end.')
    if (leading === null) {
      yield part
      continue
    }
    leading.push(part)
    if (isSound(part)) {
      yield* leading
      leading = null
    } else if (ms > maxLeadingSilenceMs) throw new SpeechUnavailable('The speech is silent.')
  }
  if (leading !== null && /[\p{L}\p{N}]/u.test(text))
    throw new SpeechUnavailable('The speech has no sound.')
}

const isSound = (part: SpeechPart) =>
  part.kind === 'audio' && part.pcm.some((sample) => sample !== 0)

/** Types say nothing about what arrives from another process or over a network. */
function checkPart(part: SpeechPart) {
  const isValid =
    part?.kind === 'audio'
      ? part.pcm instanceof Int16Array
      : part?.kind === 'word' && isPosition(part.position) && isPosition(part.atMs)
  if (!isValid) throw new SpeechUnavailable('The speech is malformed.')
}

const isPosition = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
