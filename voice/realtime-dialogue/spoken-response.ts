import type { FormOfAddress } from '../../domain/companions/companion-persona'
import { checkSentence, type PrecedingWords } from '../model-dialogue/check-sentence'
import { detectForeignLanguage } from '../model-dialogue/detect-language'
import { maxResponseCharacters, maxResponseSentences } from '../model-dialogue/response-limits'
import type { AudioPassage, PassagePart } from '../ports/dialogue'
import type { RealtimePart } from '../ports/realtime-model'
import { SpeechUnavailable, speechSampleRate } from '../ports/text-to-speech'

/** Average pace of French speech: 165 words a minute, of 5.6 characters with their space. */
const averageMsPerCharacter = 65
/**
 * The fastest pace of speech. Cutting the audio where the checked words would end at this pace
 * guarantees that no later word is heard.
 */
const minMsPerCharacter = 45
/**
 * The slowest pace of speech. Audio is released for as long as the checked words would take at this pace,
 * plus leadMs.
 */
const maxMsPerCharacter = 85
const leadMs = 300

const samplesPerMs = speechSampleRate / 1_000
const sentenceEnd = /[.!?…]+[»"”)]*$/u

export type SpokenResponse = {
  /**
   * Resolves to true when the first audio can be played, to false when there is none. Throws the
   * model's error when the model fails before its first audio.
   */
  waitForAudio(): Promise<boolean>
  readonly passage: AudioPassage
  /**
   * Returns what must be spoken after the passage: the words that it has not yielded if it broke off, which are then
   * removed from `text`, and the replacement of a forbidden sentence if there was one.
   */
  takeRemainingSentences(): string[]
  /** The error with which the response broke off or was aborted; null otherwise, also when it was cut. */
  readonly failure: unknown
  /** The words received so far that passed the check. */
  readonly text: string
}

/**
 * Turns the response of a realtime model into a passage. Words are checked as they arrive, and audio
 * is released only as far as the checked words reach, so that forbidden content is cut before it is
 * heard. `stop` is called when the rest of the response is not needed.
 */
export function createSpokenResponse(
  parts: AsyncIterable<RealtimePart>,
  options: {
    address: FormOfAddress
    precedingWords: PrecedingWords
    isForeignLanguageAllowed: boolean
    stop(): void
  },
): SpokenResponse {
  const { address, isForeignLanguageAllowed, stop } = options
  const audio: Int16Array[] = []
  /** Words that passed the check; those from `yieldedCount` on are not yielded yet. */
  const words: string[] = []
  let yieldedCount = 0
  let yieldedUntilMs = 0
  /** Words of the sentence that has not ended yet. */
  let sentenceWords: string[] = []
  let precedingWords = options.precedingWords
  /** The sentences that have ended. */
  const endedSentences = new Set<string>()
  let unfinishedWord = ''
  let receivedMs = 0
  let releasedMs = 0
  /** Where the audio ends if the response is cut; Infinity otherwise. */
  let limitMs = Number.POSITIVE_INFINITY
  let replacement: string | null = null
  let outcome: { error: unknown } | 'complete' | null = null
  let notifyConsumer = () => {}

  const countCharacters = (from: number) =>
    words.slice(from).reduce((sum, word) => sum + word.length + 1, 0)

  /** Removes the last words, except those that are already yielded. */
  function dropLastWords(count: number) {
    words.splice(Math.max(yieldedCount, words.length - count))
  }

  /** Ends the passage after the words so far; their audio may not have arrived yet. */
  function cut(msPerCharacter: number) {
    limitMs = Math.max(releasedMs, countCharacters(0) * msPerCharacter)
    endAtLimit()
  }

  function endAtLimit() {
    if (receivedMs < limitMs || outcome !== null) return
    outcome = 'complete'
    stop()
  }

  function endSentence() {
    const finishedSentence = sentenceWords.join(' ')
    sentenceWords = []
    const isForeign = !isForeignLanguageAllowed && detectForeignLanguage(finishedSentence) !== null
    // A model that repeats a sentence would go on repeating itself.
    if (isForeign || endedSentences.has(finishedSentence)) {
      dropLastWords(finishedSentence.split(' ').length)
      return cut(minMsPerCharacter)
    }
    endedSentences.add(finishedSentence)
    precedingWords = { companion: `${precedingWords.companion} ${finishedSentence}`, caller: null }
    if (endedSentences.size >= maxResponseSentences || countCharacters(0) >= maxResponseCharacters)
      cut(averageMsPerCharacter)
  }

  function addWord(word: string) {
    // "Oui" confirms the caller's forbidden words only as a whole sentence, because "Oui, mais…"
    // may begin a refusal. The caller's words are therefore checked only at the end of a sentence.
    const isSentenceEnd = sentenceEnd.test(word)
    const check = checkSentence([...sentenceWords, word].join(' '), address, {
      companion: precedingWords.companion,
      caller: isSentenceEnd ? precedingWords.caller : null,
    })
    if (check.kind === 'forbidden') {
      dropLastWords(sentenceWords.length)
      replacement = check.replacement
      return cut(minMsPerCharacter)
    }
    words.push(word)
    sentenceWords.push(word)
    if (isSentenceEnd) endSentence()
  }

  function addText(text: string) {
    const pieces = (unfinishedWord + text).split(/\s+/)
    unfinishedWord = pieces.pop() ?? ''
    for (const word of pieces) if (word !== '' && !isTruncated()) addWord(word)
  }

  async function readParts() {
    try {
      for await (const part of parts) {
        if (outcome !== null) break
        if (part.kind === 'text') addText(part.text)
        else {
          audio.push(part.pcm)
          receivedMs += part.pcm.length / samplesPerMs
          endAtLimit()
        }
        notifyConsumer()
      }
      addText(' ')
      outcome ??= 'complete'
    } catch (error) {
      outcome ??= { error }
    }
    notifyConsumer()
  }

  const isTruncated = () => limitMs !== Number.POSITIVE_INFINITY
  const isWhole = () => outcome === 'complete' && !isTruncated()

  function canRelease(): boolean {
    if (audio.length === 0 || releasedMs >= limitMs) return false
    if (isWhole()) return true
    return words.length > 0 && releasedMs < leadMs + countCharacters(0) * maxMsPerCharacter
  }

  /** Yields the words that begin before untilMs. */
  function* yieldWords(untilMs: number): Generator<PassagePart> {
    for (let word = words[yieldedCount]; word !== undefined; word = words[yieldedCount]) {
      if (yieldedUntilMs >= untilMs) return
      const remainingMs = Math.max(0, receivedMs - yieldedUntilMs)
      const msPerCharacter = isWhole()
        ? remainingMs / countCharacters(yieldedCount)
        : averageMsPerCharacter
      const startMs = yieldedUntilMs
      yieldedUntilMs += (word.length + 1) * msPerCharacter
      yieldedCount += 1
      yield { kind: 'words', text: word, startMs, endMs: yieldedUntilMs }
    }
  }

  function takeAudio(): Int16Array {
    const pcm = audio.shift() ?? new Int16Array(0)
    const allowedSamples = Math.max(0, Math.round((limitMs - releasedMs) * samplesPerMs))
    const releasedPcm = pcm.length > allowedSamples ? pcm.subarray(0, allowedSamples) : pcm
    releasedMs += pcm.length / samplesPerMs
    return releasedPcm
  }

  const waitForChange = () =>
    new Promise<void>((resolve) => {
      notifyConsumer = resolve
    })

  /**
   * Called when the consumer stops reading the passage; stops the model if the response has not
   * ended.
   */
  function stopConsuming() {
    if (outcome === null) {
      outcome = { error: new SpeechUnavailable('The passage was aborted') }
      stop()
    }
    notifyConsumer()
  }

  async function* speak(signal: AbortSignal): AsyncGenerator<PassagePart> {
    signal.addEventListener('abort', stopConsuming, { once: true })
    try {
      while (!signal.aborted) {
        if (canRelease()) {
          const pcm = takeAudio()
          yield* yieldWords(releasedMs)
          yield { kind: 'audio', pcm }
        } else if (outcome === 'complete') {
          yield* yieldWords(Number.POSITIVE_INFINITY)
          return
        } else if (outcome !== null) throw new SpeechUnavailable("The model's response broke off")
        else await waitForChange()
      }
    } finally {
      signal.removeEventListener('abort', stopConsuming)
      stopConsuming()
    }
  }

  void readParts()

  return {
    async waitForAudio() {
      while (!canRelease()) {
        if (outcome === 'complete') return false
        if (outcome !== null) throw outcome.error
        await waitForChange()
      }
      return true
    },
    passage: { speak },
    takeRemainingSentences() {
      const remainingWords = outcome === 'complete' ? [] : words.splice(yieldedCount)
      const texts = remainingWords.length > 0 ? [remainingWords.join(' ')] : []
      return replacement === null ? texts : [...texts, replacement]
    },
    get failure() {
      return outcome === null || outcome === 'complete' ? null : outcome.error
    },
    get text() {
      return words.join(' ')
    },
  }
}
