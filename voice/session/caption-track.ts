export type Caption = {
  /** With the space that separates it from the word before. */
  text: string
  startMs: number
}

export type CaptionTrack = {
  /** The sentence will sound from startMs of the response, for about estimatedMs. */
  beginSentence(text: string, startMs: number, estimatedMs: number): void
  /** The synthesiser knows: the word at position is heard atMs into the sentence. */
  timeWord(position: number, atMs: number): void
  /** All its sound exists: it lasts until endMs of the response. */
  endSentence(endMs: number): void
  /** Gives up the words of the sentence that do not sound before producedMs; returns them. */
  abandonSentence(producedMs: number): string
  /** The words, not taken before, that start before sentMs. */
  takeUntil(sentMs: number): Caption[]
  /** What a listener has understood after playedMs: the words of which at least half was played. */
  heardText(playedMs: number): string
}

type Word = { text: string; position: number; startMs: number }

/** A pause behind a word does not belong to it: no word lasts longer. */
const longestWordMs = 500
const unknown = Number.POSITIVE_INFINITY

/** When each word of a response is heard: as told by the synthesiser, else by its share of letters. */
export function createCaptionTrack(): CaptionTrack {
  const words: Word[] = []
  let sentenceFrom = 0
  let sentence = { startMs: 0, estimatedMs: 0, length: 1, isTimed: false }
  let taken = 0

  function spread(fromIndex: number, fromMs: number, endMs: number) {
    const first = words[fromIndex]
    if (!first) return
    const letters = Math.max(1, sentence.length - first.position)
    for (const word of words.slice(fromIndex))
      word.startMs = fromMs + ((word.position - first.position) / letters) * (endMs - fromMs)
  }

  return {
    beginSentence(text, startMs, estimatedMs) {
      sentenceFrom = words.length
      sentence = { startMs, estimatedMs, length: text.length, isTimed: false }
      for (const word of wordGroups(text)) words.push({ ...word, startMs: unknown })
      spread(sentenceFrom, startMs, startMs + estimatedMs)
    },

    timeWord(position, atMs) {
      const startMs = sentence.startMs + atMs
      const index = words.findLastIndex(
        (word, place) => place >= sentenceFrom && word.position <= position,
      )
      if (index < 0) return
      const isFirst = !sentence.isTimed
      sentence.isTimed = true
      for (const [place, word] of words.entries()) {
        if (place < Math.max(sentenceFrom, taken)) continue
        if (place > index && isFirst) word.startMs = unknown
        // Words that were never timed on their own are heard at the latest with the next one.
        if (place < index && word.startMs > startMs) word.startMs = startMs
      }
      const word = words[index]
      if (word && index >= taken && (isFirst || word.startMs === unknown)) word.startMs = startMs
    },

    endSentence(endMs) {
      const open = Math.max(sentenceFrom, taken)
      const untimed = words.findIndex((word, place) => place >= open && word.startMs === unknown)
      // Behind the last word whose time is known, the rest share what is left of the sentence.
      const from = sentence.isTimed ? untimed - 1 : open
      const first = words[from]
      if (first && (untimed >= 0 || !sentence.isTimed))
        spread(from, first.startMs, Math.max(first.startMs, endMs))
    },

    abandonSentence(producedMs) {
      const from = words.findIndex(
        (word, place) => place >= Math.max(sentenceFrom, taken) && word.startMs >= producedMs,
      )
      if (from < 0) return ''
      return words
        .splice(from)
        .map((word) => word.text)
        .join(' ')
    },

    takeUntil(sentMs) {
      const captions: Caption[] = []
      for (let word = words[taken]; word && word.startMs < sentMs; word = words[taken]) {
        const text = taken === 0 ? word.text : ` ${word.text}`
        captions.push({ text, startMs: Math.round(word.startMs) })
        taken += 1
      }
      return captions
    },

    heardText(playedMs) {
      const heard = words.filter((word, place) => {
        const nextMs = words[place + 1]?.startMs ?? unknown
        const lengthMs = Math.min(longestWordMs, nextMs - word.startMs)
        return word.startMs + lengthMs / 2 <= playedMs
      })
      return heard.map((word) => word.text).join(' ')
    },
  }
}

/** Words with their punctuation; « ! » after a plain space stays with the word before it. */
function wordGroups(text: string): { text: string; position: number }[] {
  const groups: { text: string; position: number }[] = []
  for (const match of text.matchAll(/[^ \t\n\r]+/g)) {
    const last = groups.at(-1)
    if (last && !/[\p{L}\p{N}]/u.test(match[0])) last.text += ` ${match[0]}`
    else groups.push({ text: match[0], position: match.index })
  }
  return groups
}
