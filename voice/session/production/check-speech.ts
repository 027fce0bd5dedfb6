import { companionSamplesPerMs } from '../../audio/frame-timing'
import type { PassagePart } from '../../ports/dialogue'
import { type SpeechPart, SpeechUnavailable } from '../../ports/text-to-speech'

/** A sentence that begins with more silence than this counts as silent. */
const maxLeadingSilenceMs = 3_000
/** Returns the maximum length of the speech for a text; longer speech counts as endless. */
const getMaxSpeechMs = (text: string) => 10_000 + text.length * 500

export type SpeechCheck = {
  /** Returns the parts that may be heard now. Throws SpeechUnavailable for a failure. */
  push(part: SpeechPart | PassagePart): readonly SpeechPart[]
  /** To be called when the synthesiser has ended. Throws SpeechUnavailable if a text with words had no sound. */
  finish(): void
}

const noParts: readonly SpeechPart[] = []

/**
 * Checks the output of a synthesiser: malformed parts, silence and endless sound are failures.
 * Silence at the beginning is withheld until the first sound, so that a silent synthesiser counts as
 * failed.
 */
export function createSpeechCheck(text: string): SpeechCheck {
  let silentParts: SpeechPart[] | null = []
  let sampleCount = 0

  return {
    push(part) {
      checkPart(part)
      if (part.kind === 'audio') sampleCount += part.pcm.length
      const speechMs = sampleCount / companionSamplesPerMs
      if (speechMs > getMaxSpeechMs(text)) throw new SpeechUnavailable('The speech does not end.')
      if (silentParts === null) return [part]
      silentParts.push(part)
      if (isSound(part)) {
        const leadingParts = silentParts
        silentParts = null
        return leadingParts
      }
      if (speechMs > maxLeadingSilenceMs) throw new SpeechUnavailable('The speech is silent.')
      return noParts
    },
    finish() {
      if (silentParts !== null && /[\p{L}\p{N}]/u.test(text))
        throw new SpeechUnavailable('The speech has no sound.')
    },
  }
}

const isSound = (part: SpeechPart) =>
  part.kind === 'audio' && part.pcm.some((sample) => sample !== 0)

/** Checks a part at run time, because parts may come from another process or over the network. */
function checkPart(part: SpeechPart | PassagePart): asserts part is SpeechPart {
  const isValid =
    part?.kind === 'audio'
      ? part.pcm instanceof Int16Array
      : part?.kind === 'word' &&
        isNonNegativeNumber(part.position) &&
        isNonNegativeNumber(part.atMs)
  if (!isValid) throw new SpeechUnavailable('The speech is malformed.')
}

const isNonNegativeNumber = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
