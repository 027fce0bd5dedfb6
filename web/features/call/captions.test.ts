import { describe, expect, it } from 'vitest'
import { type CaptionEvent, type Captions, nextCaptions, readLine } from './captions'

const after = (...events: CaptionEvent[]) => events.reduce<Captions>(nextCaptions, [])
const begun: CaptionEvent = { type: 'answer-begun', responseId: 'r1', number: 1 }
const says = (text: string, startMs: number): CaptionEvent => ({
  type: 'words-said',
  responseId: 'r1',
  itemId: 'i1',
  text,
  startMs,
})
const played = (playedMs: number): CaptionEvent => ({ type: 'voice-played', number: 1, playedMs })
const done = (isCancelled: boolean, hasVoice = true): CaptionEvent => ({
  type: 'answer-done',
  responseId: 'r1',
  isCancelled,
  hasVoice,
})
const lastLine = (captions: Captions) => {
  const line = captions.at(-1)
  return line?.speaker === 'companion' ? readLine(line) : undefined
}

describe('what the companion says', () => {
  const sentence = [begun, says('Alors commence ', 0), says('par la fin.', 1_000)]

  it('is still to come before its voice is heard', () => {
    expect(lastLine(after(...sentence))).toEqual({
      heard: '',
      later: 'Alors commence par la fin.',
    })
  })

  it('lights up word by word with the voice', () => {
    expect(lastLine(after(...sentence, played(200)))).toMatchObject({ heard: 'Alors ' })
    expect(lastLine(after(...sentence, played(700)))).toMatchObject({ heard: 'Alors commence ' })
    expect(lastLine(after(...sentence, played(1_100)))).toMatchObject({
      heard: 'Alors commence par ',
      later: 'la fin.',
    })
  })

  it('never goes back when an older position is told late', () => {
    const captions = after(...sentence, played(700))
    expect(nextCaptions(captions, played(200))).toBe(captions)
  })

  it('keeps only what was heard after an interruption', () => {
    expect(lastLine(after(...sentence, played(700), done(true)))).toEqual({
      heard: 'Alors commence…',
      later: '',
    })
  })

  it('leaves nothing when it was interrupted before its first word', () => {
    expect(lastLine(after(...sentence, done(true)))).toEqual({ heard: '', later: '' })
  })

  it('goes on keeping step when all of it was sent but not yet played', () => {
    expect(lastLine(after(...sentence, played(200), done(false)))?.later).toBe(
      'commence par la fin.',
    )
  })

  it('is whole once its voice has ended', () => {
    const ended: CaptionEvent = { type: 'voice-ended', number: 1 }
    expect(lastLine(after(...sentence, played(900), ended))?.later).toBe('')
  })

  it('is read at once when it has no voice', () => {
    expect(lastLine(after(...sentence, done(false, false)))?.heard).toBe(
      'Alors commence par la fin.',
    )
  })

  it('is shown even when it began before the page was loaded again', () => {
    expect(lastLine(after(says('à pied ou en courant ?', 900)))).toEqual({
      heard: 'à pied ou en courant ?',
      later: '',
    })
  })
})

describe('what the caller says', () => {
  const heard = (text: string, isFinal: boolean): CaptionEvent => ({
    type: 'caller-understood',
    itemId: 'u1',
    text,
    isFinal,
  })

  it('grows while it is understood, then takes its final words', () => {
    expect(after(heard('À pi', false), heard('ed', false))).toMatchObject([{ text: 'À pied' }])
    expect(after(heard('À pi', false), heard('À pied.', true))).toMatchObject([{ text: 'À pied.' }])
  })

  it('shows no empty line when nothing was understood', () => {
    expect(after(heard('', true))).toEqual([])
  })

  it('is shown when it was typed', () => {
    const text = 'Je préfère écrire.'
    expect(after({ type: 'words-typed', itemId: 't1', text })).toMatchObject([
      { speaker: 'caller', text, isTyped: true },
    ])
  })
})
