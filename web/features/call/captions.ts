import { countHeardCharacters, type SpokenPiece } from './heard-words'

/** What was said in the call, one line an utterance, oldest first. */
export type CaptionLine =
  | {
      speaker: 'companion'
      responseId: string
      /** What `conversation.item.truncate` names; null before the first words. */
      itemId: string | null
      /** Of the binary frames; null for an answer that began before the page was loaded again. */
      number: number | null
      pieces: readonly SpokenPiece[]
      /** How much was played, from the answer's first sample. */
      playedMs: number
      progress: 'going-on' | 'complete' | 'interrupted' | 'written'
    }
  | { speaker: 'caller'; itemId: string; text: string; isTyped: boolean }

export type Captions = readonly CaptionLine[]

type CompanionLine = Extract<CaptionLine, { speaker: 'companion' }>

export type CaptionEvent =
  | { type: 'answer-begun'; responseId: string; number: number }
  | { type: 'words-said'; responseId: string; itemId: string; text: string; startMs: number }
  | { type: 'voice-played'; number: number; playedMs: number }
  /** hasVoice: false when no audio of it was ever received, so that it can only be read. */
  | { type: 'answer-done'; responseId: string; isCancelled: boolean; hasVoice: boolean }
  | { type: 'voice-ended'; number: number }
  | { type: 'caller-understood'; itemId: string; text: string; isFinal: boolean }
  | { type: 'words-typed'; itemId: string; text: string }

/** The screen shows the last two; the rest is the conversation's page's. */
const keptLines = 12

/** An event that changes nothing gives the same list back. */
export function nextCaptions(captions: Captions, event: CaptionEvent): Captions {
  switch (event.type) {
    case 'answer-begun':
      return add(captions, begin(event.responseId, event.number))
    case 'words-said':
      return say(captions, event)
    case 'voice-played':
      return changeVoice(captions, event.number, (line) =>
        hearsMore(line, event.playedMs) ? { ...line, playedMs: event.playedMs } : line,
      )
    case 'voice-ended':
      return changeVoice(captions, event.number, (line) =>
        line.progress === 'going-on' ? { ...line, progress: 'complete' } : line,
      )
    case 'answer-done':
      return changeAnswer(captions, event.responseId, (line) => finish(line, event))
    case 'caller-understood':
      return understand(captions, event)
    case 'words-typed': {
      const { itemId, text } = event
      return add(captions, { speaker: 'caller', itemId, text, isTyped: true })
    }
  }
}

function say(captions: Captions, event: CaptionEvent & { type: 'words-said' }): Captions {
  const isKnown = captions.some((line) => isAnswer(line, event.responseId))
  const known = isKnown ? captions : add(captions, begin(event.responseId, null))
  return changeAnswer(known, event.responseId, (line) => ({
    ...line,
    itemId: event.itemId,
    pieces: [...line.pieces, { text: event.text, startMs: event.startMs }],
  }))
}

function finish(
  line: CompanionLine,
  { isCancelled, hasVoice }: { isCancelled: boolean; hasVoice: boolean },
): CompanionLine {
  if (isCancelled) return { ...line, progress: 'interrupted' }
  return hasVoice || line.progress !== 'going-on' ? line : { ...line, progress: 'written' }
}

/** Fifty frames a second are played; the line changes only when another word is heard. */
const hearsMore = ({ pieces, playedMs }: CompanionLine, nowPlayedMs: number) =>
  countHeardCharacters(pieces, nowPlayedMs) > countHeardCharacters(pieces, playedMs)

function understand(
  captions: Captions,
  { itemId, text, isFinal }: CaptionEvent & { type: 'caller-understood' },
): Captions {
  const known = captions.find((line) => line.speaker === 'caller' && line.itemId === itemId)
  if (!known) {
    return text.trim()
      ? add(captions, { speaker: 'caller', itemId, text, isTyped: false })
      : captions
  }
  return captions.map((line) =>
    line.speaker === 'caller' && line.itemId === itemId
      ? { ...line, text: isFinal ? text : line.text + text }
      : line,
  )
}

/** A companion's line as it is read: what was heard, and what is still to come. */
export function readLine(line: CompanionLine): { heard: string; later: string } {
  const text = line.pieces.map((piece) => piece.text).join('')
  if (line.number === null || line.progress === 'complete' || line.progress === 'written')
    return { heard: text, later: '' }
  const heard = text.slice(0, countHeardCharacters(line.pieces, line.playedMs))
  return line.progress === 'interrupted'
    ? { heard: heard.trimEnd() && `${heard.trimEnd()}…`, later: '' }
    : { heard, later: text.slice(heard.length) }
}

const begin = (responseId: string, number: number | null): CompanionLine => ({
  speaker: 'companion',
  responseId,
  itemId: null,
  number,
  pieces: [],
  playedMs: 0,
  progress: 'going-on',
})

const isAnswer = (line: CaptionLine, responseId: string) =>
  line.speaker === 'companion' && line.responseId === responseId

const add = (captions: Captions, line: CaptionLine): Captions =>
  [...captions, line].slice(-keptLines)

const changeAnswer = (
  captions: Captions,
  responseId: string,
  change: (line: CompanionLine) => CompanionLine,
) => changeWhere(captions, (line) => line.responseId === responseId, change)

const changeVoice = (
  captions: Captions,
  number: number,
  change: (line: CompanionLine) => CompanionLine,
) => changeWhere(captions, (line) => line.number === number, change)

function changeWhere(
  captions: Captions,
  isMeant: (line: CompanionLine) => boolean,
  change: (line: CompanionLine) => CompanionLine,
): Captions {
  let hasChanged = false
  const changed = captions.map((line) => {
    if (line.speaker !== 'companion' || !isMeant(line)) return line
    const next = change(line)
    if (next !== line) hasChanged = true
    return next
  })
  return hasChanged ? changed : captions
}
