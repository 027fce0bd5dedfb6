import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CaptionTrack, createCaptionTrack } from './caption-track'

const sentence = 'Bonjour Camille, ça va ?'

const readText = (track: CaptionTrack) =>
  track
    .releaseUntil(Number.POSITIVE_INFINITY)
    .map(({ text }) => text)
    .join('')

describe('captions', () => {
  test('appear at the times that the synthesiser reports for their words', () => {
    const track = createCaptionTrack()
    track.beginSentence(sentence, 0, 1_000)
    track.setWordTime(0, 40)
    track.setWordTime(8, 500)
    expect(track.releaseUntil(40)).toEqual([])
    expect(track.releaseUntil(60)).toEqual([{ text: 'Bonjour', startMs: 40 }])
    expect(track.releaseUntil(600)).toEqual([{ text: ' Camille,', startMs: 500 }])
    expect(track.releaseUntil(900)).toEqual([])
    track.setWordTime(17, 850)
    track.endSentence(1_200)
    expect(track.releaseUntil(900)).toEqual([{ text: ' ça', startMs: 850 }])
    expect(readText(track)).toBe(' va ?')
  })

  test('are timed in proportion to the length of their words when no word times are reported', () => {
    const track = createCaptionTrack()
    track.beginSentence('aaaa bbbb cccc', 500, 1_400)
    expect(track.releaseUntil(501)).toEqual([{ text: 'aaaa', startMs: 500 }])
    expect(track.releaseUntil(1_001)).toEqual([{ text: ' bbbb', startMs: 1_000 }])
    track.endSentence(2_000)
    expect(track.releaseUntil(2_000)).toEqual([{ text: ' cccc', startMs: 1_500 }])
  })

  test('join several sentences into one text', () => {
    const track = createCaptionTrack()
    track.beginSentence('Je vous écoute !', 0, 900)
    track.endSentence(800)
    track.beginSentence('Et vous\u00a0?', 800, 500)
    track.endSentence(1_300)
    expect(readText(track)).toBe('Je vous écoute ! Et vous\u00a0?')
  })

  test('contain every word once, whichever word times are reported', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé’]{1,9}[,.]?$/), {
      minLength: 1,
      maxLength: 12,
    })
    const times = fc.array(fc.tuple(fc.nat(80), fc.nat(5_000)), { maxLength: 12 })
    const releaseTimes = fc.array(fc.nat(6_000), { maxLength: 6 })
    fc.assert(
      fc.property(words, times, releaseTimes, (textWords, reportedTimes, releasedAt) => {
        const text = textWords.join(' ')
        const track = createCaptionTrack()
        track.beginSentence(text, 0, 2_000)
        let shownText = ''
        const show = (untilMs: number) => {
          for (const caption of track.releaseUntil(untilMs)) shownText += caption.text
        }
        for (const [position, atMs] of reportedTimes) track.setWordTime(position, atMs)
        for (const untilMs of releasedAt) show(untilMs)
        track.endSentence(3_000)
        show(Number.POSITIVE_INFINITY)
        expect(shownText).toBe(text)
      }),
    )
  })
})

describe('the heard text', () => {
  test('consists of the words of which at least half was played', () => {
    const track = createCaptionTrack()
    track.beginSentence('aaaa bbbb cccc', 0, 1_400)
    track.endSentence(1_400)
    expect(track.getHeardText(200)).toBe('')
    expect(track.getHeardText(250)).toBe('aaaa')
    expect(track.getHeardText(1_400)).toBe('aaaa bbbb cccc')
  })
})

describe('an abandoned sentence', () => {
  test('returns the words that were not begun, so that they can be spoken again', () => {
    const track = createCaptionTrack()
    track.beginSentence(sentence, 0, 1_000)
    track.setWordTime(0, 0)
    track.setWordTime(8, 500)
    expect(track.abandonSentence(520)).toEqual({ text: 'ça va ?', spans: [] })
    track.beginSentence('ça va ?', 520, 400)
    track.endSentence(900)
    expect(readText(track)).toBe(sentence)
  })
})

describe('words of another language', () => {
  const text = 'Dites « see you soon », puis « ciao ».'
  const spans = [
    { start: 8, end: 20, language: 'english', isSlow: false },
    { start: 31, end: 35, language: 'italian', isSlow: true },
  ] as const

  test('have a language in the captions, while French words have none', () => {
    const track = createCaptionTrack()
    track.beginSentence(text, 0, 1_000, spans)
    const captions = track.releaseUntil(Number.POSITIVE_INFINITY)
    expect(captions.map(({ text: word, language }) => [word.trim(), language])).toEqual([
      ['Dites «', undefined],
      ['see', 'english'],
      ['you', 'english'],
      ['soon »,', 'english'],
      ['puis «', undefined],
      ['ciao ».', 'italian'],
    ])
  })

  test('keep their language when the rest of the sentence is spoken again', () => {
    const track = createCaptionTrack()
    track.beginSentence(text, 0, 1_000, spans)
    track.setWordTime(0, 0)
    track.setWordTime(8, 400)
    expect(track.abandonSentence(450)).toEqual({
      text: 'you soon », puis « ciao ».',
      spans: [
        { start: 0, end: 11, language: 'english', isSlow: false },
        { start: 19, end: 26, language: 'italian', isSlow: true },
      ],
    })
  })
})
