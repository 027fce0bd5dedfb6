import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutIntoOrders } from './cut-into-orders'

describe('cutting a text into orders', () => {
  it('leaves a sentence whole', () => {
    expect(cutIntoOrders('Bonjour, M. Martin.')).toEqual([
      { text: 'Bonjour, M. Martin.', position: 0, pauseMs: 0 },
    ])
  })

  it('takes its time after « … », and not after the last one', () => {
    expect(cutIntoOrders('On garde… deux… trois…')).toEqual([
      { text: 'On garde… ', position: 0, pauseMs: 450 },
      { text: 'deux… ', position: 10, pauseMs: 450 },
      { text: 'trois…', position: 16, pauseMs: 0 },
    ])
  })

  it('cuts a long text after a sentence', () => {
    const text = `${'Je marche le soir en ville. '.repeat(5)}Et vous, que faites-vous le soir ?`
    const pieces = cutIntoOrders(text)
    expect(pieces.map(({ text: piece }) => piece.trimEnd().at(-1))).toEqual(['.', '?'])
  })

  it('keeps every letter in its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        for (const piece of cutIntoOrders(text)) {
          const there = text.slice(piece.position, piece.position + piece.text.length)
          expect(piece.text.replace(/\s/g, '')).toBe(there.replace(/[<>&[\]\p{Cc}\s]/gu, ''))
        }
      }),
    )
  })
})
