import type { Language } from '../../../domain/languages'
import type { MultilingualText } from '../../language-spans/language-markers'
import type { LanguageSpan } from '../../ports/text-to-speech'

export type Caption = {
  /** With the space that separates it from the word before. */
  text: string
  startMs: number
  /** Present when the word is not French. */
  language?: Language
}

export type CaptionTrack = {
  /** Adds a sentence that is heard from startMs of the response on, for about estimatedMs. */
  beginSentence(
    text: string,
    startMs: number,
    estimatedMs: number,
    spans?: readonly LanguageSpan[],
  ): void
  /** Records the synthesiser's report that the word at position is heard atMs into the sentence. */
  setWordTime(position: number, atMs: number): void
  /** Adds words that are heard from startMs to endMs of the sentence. */
  addWords(text: string, startMs: number, endMs: number): void
  /** Call it when all audio of the sentence is produced: the sentence lasts until endMs of the response. */
  endSentence(endMs: number): void
  /** Removes and returns the words of the sentence that are neither released nor heard before producedMs. */
  abandonSentence(producedMs: number): MultilingualText
  /** Returns the words that start before sentMs, each once. */
  releaseUntil(sentMs: number): readonly Caption[]
  /** Returns the text heard in the first playedMs: each word counts if at least half of it was played. */
  getHeardText(playedMs: number): string
}

type Word = { text: string; position: number; startMs: number; span: LanguageSpan | null }

/** A word lasts at most this long; the rest of the time before the next word is a pause. */
const maxWordMs = 500
const unknownMs = Number.POSITIVE_INFINITY

const noCaptions: readonly Caption[] = []

/**
 * Creates the captions of one response. The synthesiser reports when words are heard; without its reports the
 * duration of a sentence is distributed over its words in proportion to their length.
 */
export function createCaptionTrack(): CaptionTrack {
  const words: Word[] = []
  let sentenceStartIndex = 0
  let sentence = { startMs: 0, estimatedMs: 0, length: 1, isTimed: false }
  let releasedCount = 0

  function spreadStartTimes(fromIndex: number, fromMs: number, endMs: number) {
    const firstWord = words[fromIndex]
    if (!firstWord) return
    const characters = Math.max(1, sentence.length - firstWord.position)
    for (const word of words.slice(fromIndex)) {
      const share = (word.position - firstWord.position) / characters
      word.startMs = fromMs + share * (endMs - fromMs)
    }
  }

  /** Returns the index of the word at this position of the sentence; below sentenceStartIndex when there is none. */
  function findWord(position: number) {
    let index = words.length - 1
    while (index >= sentenceStartIndex && (words[index]?.position ?? 0) > position) index -= 1
    return index
  }

  return {
    beginSentence(text, startMs, estimatedMs, spans = []) {
      sentenceStartIndex = words.length
      sentence = { startMs, estimatedMs, length: text.length, isTimed: false }
      for (const word of splitCaptions(text))
        words.push(createWord(word.text, word.position, findSpan(word, spans)))
      spreadStartTimes(sentenceStartIndex, startMs, startMs + estimatedMs)
    },

    setWordTime(position, atMs) {
      const startMs = sentence.startMs + atMs
      const reportedIndex = findWord(position)
      if (reportedIndex < sentenceStartIndex) return
      const isFirstReport = !sentence.isTimed
      sentence.isTimed = true
      const firstUnreleasedIndex = Math.max(sentenceStartIndex, releasedCount)
      // At the first report, the later words lose their estimated times and wait for reports of their own.
      const endIndex = isFirstReport ? words.length : reportedIndex
      for (let index = firstUnreleasedIndex; index < endIndex; index += 1) {
        const word = words[index]
        if (word && index > reportedIndex) word.startMs = unknownMs
        // A word without a reported time starts no later than the next word.
        if (word && index < reportedIndex && word.startMs > startMs) word.startMs = startMs
      }
      const word = words[reportedIndex]
      if (word && reportedIndex >= releasedCount && (isFirstReport || word.startMs === unknownMs))
        word.startMs = startMs
    },

    addWords(text, startMs, endMs) {
      const fromIndex = words.length
      const offset = fromIndex === sentenceStartIndex ? 0 : sentence.length + 1
      sentence.length = offset + text.length
      sentence.isTimed = true
      for (const word of splitCaptions(text))
        words.push(createWord(word.text, offset + word.position, null))
      spreadStartTimes(fromIndex, sentence.startMs + startMs, sentence.startMs + endMs)
    },

    endSentence(endMs) {
      const firstUnreleasedIndex = Math.max(sentenceStartIndex, releasedCount)
      const firstUntimedIndex = words.findIndex(
        (word, index) => index >= firstUnreleasedIndex && word.startMs === unknownMs,
      )
      const areAllTimesReported = sentence.isTimed && firstUntimedIndex === -1
      if (areAllTimesReported) return
      // The words after the last known time share the rest of the sentence.
      const fromIndex = sentence.isTimed ? firstUntimedIndex - 1 : firstUnreleasedIndex
      const firstWord = words[fromIndex]
      if (firstWord)
        spreadStartTimes(fromIndex, firstWord.startMs, Math.max(firstWord.startMs, endMs))
    },

    abandonSentence(producedMs) {
      const fromIndex = words.findIndex(
        (word, index) =>
          index >= Math.max(sentenceStartIndex, releasedCount) && word.startMs >= producedMs,
      )
      return joinWords(fromIndex < 0 ? [] : words.splice(fromIndex))
    },

    releaseUntil(sentMs) {
      const firstWord = words[releasedCount]
      if (!firstWord || firstWord.startMs >= sentMs) return noCaptions
      const captions: Caption[] = []
      for (
        let word = words[releasedCount];
        word && word.startMs < sentMs;
        word = words[releasedCount]
      ) {
        const text = releasedCount === 0 ? word.text : ` ${word.text}`
        const { language = 'french' } = word.span ?? {}
        const startMs = Math.round(word.startMs)
        captions.push(language === 'french' ? { text, startMs } : { text, startMs, language })
        releasedCount += 1
      }
      return captions
    },

    getHeardText(playedMs) {
      const heardWords = words.filter((word, index) => {
        const nextMs = words[index + 1]?.startMs ?? unknownMs
        const lengthMs = Math.min(maxWordMs, nextMs - word.startMs)
        return word.startMs + lengthMs / 2 <= playedMs
      })
      return heardWords.map((word) => word.text).join(' ')
    },
  }
}

/**
 * Creates a word that is not timed yet. Properties are listed instead of copied with a spread, because accesses to
 * spread copies miss V8's inline caches.
 */
const createWord = (text: string, position: number, span: LanguageSpan | null): Word => ({
  text,
  position,
  startMs: unknownMs,
  span,
})

/** Splits into words with their punctuation; a mark between spaces, such as "!", joins the word before it. */
function splitCaptions(text: string): { text: string; position: number }[] {
  const groups: { text: string; position: number }[] = []
  for (const match of text.matchAll(/[^ \t\n\r]+/g)) {
    const lastGroup = groups.at(-1)
    if (lastGroup && !/[\p{L}\p{N}]/u.test(match[0])) lastGroup.text += ` ${match[0]}`
    else groups.push({ text: match[0], position: match.index })
  }
  return groups
}

/** Returns the span that the first letter of a word belongs to. */
function findSpan(
  { text, position }: { text: string; position: number },
  spans: readonly LanguageSpan[],
) {
  const letterPosition = position + Math.max(0, text.search(/[\p{L}\p{N}]/u))
  return spans.find(({ start, end }) => start <= letterPosition && letterPosition < end) ?? null
}

/** Joins words into a text; consecutive words of the same span become one span. */
function joinWords(words: readonly Word[]): MultilingualText {
  const spans: LanguageSpan[] = []
  let text = ''
  let spanOfWordBefore: LanguageSpan | null = null
  for (const word of words) {
    const start = text === '' ? 0 : text.length + 1
    text = text === '' ? word.text : `${text} ${word.text}`
    const joinedSpan = spans.at(-1)
    if (joinedSpan && word.span && word.span === spanOfWordBefore) joinedSpan.end = text.length
    else if (word.span) spans.push({ ...word.span, start, end: text.length })
    spanOfWordBefore = word.span
  }
  return { text, spans }
}
