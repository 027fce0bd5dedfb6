import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitIntoChunks } from './split-into-chunks'

describe('splitIntoChunks', () => {
  it('does not split a short text, not even after the full stop of an abbreviation', () => {
    expect(splitIntoChunks('Bonjour, M. Martin.')).toEqual([
      { text: 'Bonjour, M. Martin.', position: 0, pauseMs: 0 },
    ])
  })

  it('adds a pause after an ellipsis, except at the end', () => {
    expect(splitIntoChunks('On garde… deux… trois…')).toEqual([
      { text: 'On garde… ', position: 0, pauseMs: 450 },
      { text: 'deux… ', position: 10, pauseMs: 450 },
      { text: 'trois…', position: 16, pauseMs: 0 },
    ])
  })

  it('splits a long text after a sentence', () => {
    const text = `${'Je marche le soir en ville. '.repeat(5)}Et vous, que faites-vous le soir ?`
    const chunks = splitIntoChunks(text)
    expect(chunks.map(({ text: chunk }) => chunk.trimEnd().at(-1))).toEqual(['.', '?'])
  })

  it('reports where each chunk begins in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        for (const chunk of splitIntoChunks(text)) {
          const original = text.slice(chunk.position, chunk.position + chunk.text.length)
          expect(chunk.text.replace(/\s/g, '')).toBe(original.replace(/[<>&[\]\p{Cc}\s]/gu, ''))
        }
      }),
    )
  })
})

describe('spans of other languages', () => {
  const text = 'Merci se dit « thank you », tout simplement.'
  const span = { start: 15, end: 24, language: 'english', isSlow: false } as const

  it('are chunks of their own, with a short pause on both sides', () => {
    expect(splitIntoChunks(text, [span])).toEqual([
      { text: 'Merci se dit « ', position: 0, pauseMs: 110 },
      { text: 'thank you', position: 15, pauseMs: 110, span },
      { text: ' », tout simplement.', position: 24, pauseMs: 0 },
    ])
  })

  it('add no pause when a span covers the whole text', () => {
    const whole = { ...span, start: 0, end: text.length }
    expect(splitIntoChunks(text, [whole])).toEqual([{ text, position: 0, pauseMs: 0, span: whole }])
  })
})
