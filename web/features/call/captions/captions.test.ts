import { describe, expect, it } from 'vitest'
import {
  type CaptionEvent,
  type Captions,
  nextCaptions,
  splitByLanguage,
  splitHeardText,
} from './captions'

const applyEvents = (...events: CaptionEvent[]) => events.reduce<Captions>(nextCaptions, [])
const responseStarted: CaptionEvent = { type: 'response-started', responseId: 'r1', number: 1 }
const textReceived = (text: string, startMs: number): CaptionEvent => ({
  type: 'text-received',
  responseId: 'r1',
  itemId: 'i1',
  text,
  startMs,
})
const playbackProgressed = (playedMs: number): CaptionEvent => ({
  type: 'playback-progressed',
  number: 1,
  playedMs,
})
const responseDone = ({ isCancelled = false, hasAudio = true } = {}): CaptionEvent => ({
  type: 'response-done',
  responseId: 'r1',
  isCancelled,
  hasAudio,
})
const readLastLine = (captions: Captions) => {
  const line = captions.at(-1)
  return line?.speaker === 'companion' ? splitHeardText(line) : undefined
}

describe('captions of the companion', () => {
  const sentence = [
    responseStarted,
    textReceived('Alors commence ', 0),
    textReceived('par la fin.', 1_000),
  ]

  it('shows the text as upcoming before any audio is played', () => {
    expect(readLastLine(applyEvents(...sentence))).toEqual({
      heard: '',
      upcoming: 'Alors commence par la fin.',
    })
  })

  it('marks the text as heard word by word', () => {
    expect(readLastLine(applyEvents(...sentence, playbackProgressed(200)))).toMatchObject({
      heard: 'Alors ',
    })
    expect(readLastLine(applyEvents(...sentence, playbackProgressed(700)))).toMatchObject({
      heard: 'Alors commence ',
    })
    expect(readLastLine(applyEvents(...sentence, playbackProgressed(1_100)))).toMatchObject({
      heard: 'Alors commence par ',
      upcoming: 'la fin.',
    })
  })

  it('ignores an older playback position that is reported late', () => {
    const captions = applyEvents(...sentence, playbackProgressed(700))
    expect(nextCaptions(captions, playbackProgressed(200))).toBe(captions)
  })

  it('puts no-break spaces before French punctuation, even between two pieces', () => {
    const question = [responseStarted, textReceived('On y va', 0), textReceived(' ? Oui !', 900)]
    expect(readLastLine(applyEvents(...question, responseDone({ hasAudio: false })))?.heard).toBe(
      'On y va\u00a0? Oui\u00a0!',
    )
    expect(readLastLine(applyEvents(...question, playbackProgressed(400)))).toEqual({
      heard: 'On y ',
      upcoming: 'va\u00a0? Oui\u00a0!',
    })
  })

  it('keeps only the heard text after an interruption', () => {
    expect(
      readLastLine(
        applyEvents(...sentence, playbackProgressed(700), responseDone({ isCancelled: true })),
      ),
    ).toEqual({
      heard: 'Alors commence…',
      upcoming: '',
    })
  })

  it('shows no text of a response that was interrupted before its first word', () => {
    expect(readLastLine(applyEvents(...sentence, responseDone({ isCancelled: true })))).toEqual({
      heard: '',
      upcoming: '',
    })
  })

  it('keeps following the playback after the server has sent the whole response', () => {
    expect(
      readLastLine(applyEvents(...sentence, playbackProgressed(200), responseDone()))?.upcoming,
    ).toBe('commence par la fin.')
  })

  it('shows all the text as heard once the playback has ended', () => {
    const playbackEnded: CaptionEvent = { type: 'playback-ended', number: 1 }
    expect(
      readLastLine(applyEvents(...sentence, playbackProgressed(900), playbackEnded))?.upcoming,
    ).toBe('')
  })

  it('shows all the text at once when the response has no audio', () => {
    expect(readLastLine(applyEvents(...sentence, responseDone({ hasAudio: false })))?.heard).toBe(
      'Alors commence par la fin.',
    )
  })

  it('shows the text of a response that began before a reload as heard', () => {
    expect(readLastLine(applyEvents(textReceived('à pied ou en courant.', 900)))).toEqual({
      heard: 'à pied ou en courant.',
      upcoming: '',
    })
  })
})

describe('words of another language', () => {
  const pieces = [
    { text: 'On dit «', startMs: 0 },
    { text: ' see', startMs: 500, language: 'en' },
    { text: ' you »', startMs: 700, language: 'en' },
    { text: ' et « ciao ».', startMs: 900, language: 'it' },
  ]
  const text = pieces.map((piece) => piece.text).join('')

  it('form separate runs', () => {
    expect(splitByLanguage(pieces, text, 0)).toEqual([
      { text: 'On dit «', language: undefined },
      { text: ' see you »', language: 'en' },
      { text: ' et « ciao ».', language: 'it' },
    ])
  })

  it('keep their language wherever the heard text ends', () => {
    for (let end = 0; end <= text.length; end += 1) {
      const runs = [
        ...splitByLanguage(pieces, text.slice(0, end), 0),
        ...splitByLanguage(pieces, text.slice(end), end),
      ]
      const englishRuns = runs.filter(({ language }) => language === 'en')
      expect(runs.map((run) => run.text).join('')).toBe(text)
      expect(englishRuns.map((run) => run.text).join('')).toBe(' see you »')
    }
  })

  it('stay marked when an interruption shortens them', () => {
    expect(splitByLanguage(pieces, 'On dit « see…', 0)).toEqual([
      { text: 'On dit «', language: undefined },
      { text: ' see…', language: 'en' },
    ])
  })

  it("get their language from the server's events", () => {
    const line = applyEvents(responseStarted, {
      ...textReceived('ciao', 0),
      language: 'it',
    } as CaptionEvent).at(-1)
    expect(line?.speaker === 'companion' && line.pieces).toMatchObject([{ language: 'it' }])
  })
})

describe('captions of the caller', () => {
  const callerTranscribed = (transcript: { text: string; isFinal: boolean }): CaptionEvent => ({
    type: 'caller-transcribed',
    itemId: 'u1',
    ...transcript,
  })
  const partialTranscript = (text: string) => callerTranscribed({ text, isFinal: false })
  const finalTranscript = (text: string) => callerTranscribed({ text, isFinal: true })

  it('appends partial transcripts, then replaces them with the final one', () => {
    expect(applyEvents(partialTranscript('À pi'), partialTranscript('ed'))).toMatchObject([
      { text: 'À pied' },
    ])
    expect(applyEvents(partialTranscript('À pi'), finalTranscript('À pied.'))).toMatchObject([
      { text: 'À pied.' },
    ])
  })

  it('adds no line for an empty transcript', () => {
    expect(applyEvents(finalTranscript(''))).toEqual([])
  })

  it('shows a typed message', () => {
    const text = 'Je préfère écrire.'
    expect(applyEvents({ type: 'text-typed', itemId: 't1', text })).toMatchObject([
      { speaker: 'caller', text, isTyped: true },
    ])
  })
})
