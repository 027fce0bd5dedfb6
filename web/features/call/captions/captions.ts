import { withFrenchSpaces } from '../../../../domain/formatting/french-spaces'
import { countHeardCharacters, type TranscriptPiece } from './heard-characters'

/** A response of the companion, or an utterance of the caller. */
export type CaptionLine =
  | {
      speaker: 'companion'
      responseId: string
      /** Item id that `conversation.item.truncate` refers to; null before the first text. */
      itemId: string | null
      /** Response number of the audio frames; null when the response began before a reload. */
      number: number | null
      pieces: readonly TranscriptPiece[]
      /** How much of the response's audio has been played. */
      playedMs: number
      /** 'text-only': the response is over, and no audio of it was received. */
      progress: 'in-progress' | 'complete' | 'interrupted' | 'text-only'
    }
  | { speaker: 'caller'; itemId: string; text: string; isTyped: boolean }

/** Oldest first. */
export type Captions = readonly CaptionLine[]

type CompanionLine = Extract<CaptionLine, { speaker: 'companion' }>

export type CaptionEvent =
  | { type: 'response-started'; responseId: string; number: number }
  | ({ type: 'text-received'; responseId: string; itemId: string } & TranscriptPiece)
  | { type: 'playback-progressed'; number: number; playedMs: number }
  /** `hasAudio` is false when no audio was received, so that the response can only be read. */
  | { type: 'response-done'; responseId: string; isCancelled: boolean; hasAudio: boolean }
  | { type: 'playback-ended'; number: number }
  | { type: 'caller-transcribed'; itemId: string; text: string; isFinal: boolean }
  | { type: 'text-typed'; itemId: string; text: string }

/** The screen shows the last two lines; older ones may still receive late events. */
const maxLines = 12

/**
 * Returns the captions after an event. When nothing changes, such as after a playback report without a newly heard
 * word, returns the same list, so that React does not render it again.
 */
export function nextCaptions(captions: Captions, event: CaptionEvent): Captions {
  switch (event.type) {
    case 'response-started':
      // After a reload, the server repeats events of lines that were restored.
      return captions.some((line) => isLineOfResponse(line, event.responseId))
        ? captions
        : addLine(captions, createCompanionLine(event.responseId, event.number))
    case 'text-received':
      return appendText(captions, event)
    case 'playback-progressed':
      return updateByNumber(captions, event.number, (line) =>
        isAnotherWordHeard(line, event.playedMs) ? { ...line, playedMs: event.playedMs } : line,
      )
    case 'playback-ended':
      return updateByNumber(captions, event.number, (line) =>
        line.progress === 'in-progress' ? { ...line, progress: 'complete' } : line,
      )
    case 'response-done':
      return updateByResponseId(captions, event.responseId, (line) => finishResponse(line, event))
    case 'caller-transcribed':
      return updateCallerText(captions, event)
    case 'text-typed': {
      const { itemId, text } = event
      return addLine(captions, { speaker: 'caller', itemId, text, isTyped: true })
    }
  }
}

function appendText(captions: Captions, event: CaptionEvent & { type: 'text-received' }): Captions {
  const hasLine = captions.some((line) => isLineOfResponse(line, event.responseId))
  const captionsWithLine = hasLine
    ? captions
    : addLine(captions, createCompanionLine(event.responseId, null))
  const { text, startMs, language, eventId } = event
  const piece = { text, startMs, language, ...(eventId !== undefined && { eventId }) }
  return updateByResponseId(captionsWithLine, event.responseId, (line) =>
    eventId !== undefined && line.pieces.some((storedPiece) => storedPiece.eventId === eventId)
      ? line
      : { ...line, itemId: event.itemId, pieces: [...line.pieces, piece] },
  )
}

function finishResponse(
  line: CompanionLine,
  { isCancelled, hasAudio }: { isCancelled: boolean; hasAudio: boolean },
): CompanionLine {
  if (isCancelled) return { ...line, progress: 'interrupted' }
  return hasAudio || line.progress !== 'in-progress' ? line : { ...line, progress: 'text-only' }
}

/** Playback is reported about ten times a second. The line changes only when another word has been heard. */
const isAnotherWordHeard = ({ pieces, playedMs }: CompanionLine, nowPlayedMs: number) =>
  countHeardCharacters(pieces, nowPlayedMs) > countHeardCharacters(pieces, playedMs)

function updateCallerText(
  captions: Captions,
  { itemId, text, isFinal }: CaptionEvent & { type: 'caller-transcribed' },
): Captions {
  const existingLine = captions.find((line) => line.speaker === 'caller' && line.itemId === itemId)
  if (!existingLine) {
    return text.trim()
      ? addLine(captions, { speaker: 'caller', itemId, text, isTyped: false })
      : captions
  }
  return captions.map((line) =>
    line.speaker === 'caller' && line.itemId === itemId
      ? { ...line, text: isFinal ? text : line.text + text }
      : line,
  )
}

/**
 * Returns the captions with the exact position of the playback. Without this, `playedMs` of a line advances only when
 * another word has been heard.
 */
export const withPlayedPosition = (
  captions: Captions,
  position: { responseNumber: number; playedMs: number } | null,
): Captions =>
  captions.map((line) =>
    position && line.speaker === 'companion' && line.number === position.responseNumber
      ? { ...line, playedMs: position.playedMs }
      : line,
  )

/** Returns how many ms of each response have been played, by the number of the response. */
export const listPlayedMs = (captions: Captions): ReadonlyMap<number, number> =>
  new Map(
    captions.flatMap((line) =>
      line.speaker === 'companion' && line.number !== null ? [[line.number, line.playedMs]] : [],
    ),
  )

/**
 * Splits a companion's line into the text already heard and the text still to be heard. All text of a response that
 * began before a reload counts as heard. After an interruption the rest of the text is left out. Spaces before
 * French punctuation become no-break spaces, which does not change the number of characters.
 */
export function splitHeardText(line: CompanionLine): { heard: string; upcoming: string } {
  const text = withFrenchSpaces(line.pieces.map((piece) => piece.text).join(''))
  if (line.number === null || line.progress === 'complete' || line.progress === 'text-only')
    return { heard: text, upcoming: '' }
  const heardText = text.slice(0, countHeardCharacters(line.pieces, line.playedMs))
  return line.progress === 'interrupted'
    ? { heard: heardText.trimEnd() && `${heardText.trimEnd()}…`, upcoming: '' }
    : { heard: heardText, upcoming: text.slice(heardText.length) }
}

/**
 * Splits a part of a companion's line into runs of one language. The part begins at character `from` of the
 * line.
 */
export function splitByLanguage(pieces: readonly TranscriptPiece[], part: string, from: number) {
  const runs: { text: string; language: string | undefined }[] = []
  // Positions in `part`. The end of a run that ends before character `from` is negative.
  let runEnd = -from
  let runStart = 0
  for (const [index, { text, language }] of pieces.entries()) {
    runEnd += text.length
    const isLastPiece = index === pieces.length - 1
    if (!isLastPiece && pieces[index + 1]?.language === language) continue
    // Text after the last piece, such as the ellipsis of an interruption, joins the last run.
    const runText = part.slice(runStart, isLastPiece ? undefined : Math.max(0, runEnd))
    runStart += runText.length
    if (runText) runs.push({ text: runText, language })
  }
  return runs
}

const createCompanionLine = (responseId: string, number: number | null): CompanionLine => ({
  speaker: 'companion',
  responseId,
  itemId: null,
  number,
  pieces: [],
  playedMs: 0,
  progress: 'in-progress',
})

const isLineOfResponse = (line: CaptionLine, responseId: string) =>
  line.speaker === 'companion' && line.responseId === responseId

const addLine = (captions: Captions, line: CaptionLine): Captions =>
  [...captions, line].slice(-maxLines)

const updateByResponseId = (
  captions: Captions,
  responseId: string,
  change: (line: CompanionLine) => CompanionLine,
) => updateWhere(captions, (line) => line.responseId === responseId, change)

const updateByNumber = (
  captions: Captions,
  number: number,
  change: (line: CompanionLine) => CompanionLine,
) => updateWhere(captions, (line) => line.number === number, change)

function updateWhere(
  captions: Captions,
  isMatch: (line: CompanionLine) => boolean,
  change: (line: CompanionLine) => CompanionLine,
): Captions {
  let hasChanged = false
  const changedCaptions = captions.map((line) => {
    if (line.speaker !== 'companion' || !isMatch(line)) return line
    const next = change(line)
    if (next !== line) hasChanged = true
    return next
  })
  return hasChanged ? changedCaptions : captions
}
