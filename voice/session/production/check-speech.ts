import { companionSamplesPerMs } from '../../audio/frame-timing'
import { type SpeechPart, SpeechUnavailable } from '../../ports/text-to-speech'

/** A sentence that begins with more silence than this counts as silent. */
const maxLeadingSilenceMs = 3_000
/** Speech longer than this for its text counts as endless. */
const maxSpeechMs = (text: string) => 10_000 + text.length * 500

/**
 * Passes on a synthesiser's parts, and throws SpeechUnavailable when they are not speech: malformed
 * parts, silence, or endless sound. Silence at the beginning is held back until the first sound, so
 * that a silent synthesiser counts as failed.
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

/** Checked at run time, because parts may come from another process or over the network. */
function checkPart(part: SpeechPart) {
  const isValid =
    part?.kind === 'audio'
      ? part.pcm instanceof Int16Array
      : part?.kind === 'word' && isPosition(part.position) && isPosition(part.atMs)
  if (!isValid) throw new SpeechUnavailable('The speech is malformed.')
}

const isPosition = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
