import { describe, expect, it } from 'vitest'
import { findHairShape } from '../hair/hair'
import { drawPortrait } from '../picture/draw-portrait'
import { chosenTraits } from './chosen-traits'
import { pickTraits } from './traits'

const entries = [...chosenTraits]

describe('chosenTraits', () => {
  it('gives every companion different hair', () => {
    const hair = entries.map(([, { hair }]) => hair)
    expect(hair.filter((name, i) => hair.indexOf(name) !== i)).toEqual([])
  })

  it('never has three neighbours facing the same way', () => {
    const directions = entries.map(([, { isFacingLeft }]) => isFacingLeft)
    for (let i = 2; i < directions.length; i++) {
      expect(new Set(directions.slice(i - 2, i + 1)).size, entries[i]?.[0]).toBe(2)
    }
  })

  it('never gives neighbours the same beard or glasses', () => {
    for (const [i, [id, one]] of entries.entries()) {
      const next = entries[i + 1]?.[1]
      if (one.beard) expect(next?.beard, id).not.toBe(one.beard)
      if (one.glasses !== 'none') expect(next?.glasses, id).not.toBe(one.glasses)
    }
  })

  it('gives white hair to all elders', () => {
    for (const [id, { age, hairTone }] of entries.filter(([, { age }]) => age === 'elder')) {
      expect([age, hairTone], id).toEqual(['elder', 'white'])
    }
  })

  it('overrides random traits, and gives a beard only to masculine voices', () => {
    for (const [id, { hair, hairTone, isFacingLeft, glasses, beard, age }] of entries) {
      const traits = pickTraits(id, 'masculine')
      expect(traits).toMatchObject({ isFacingLeft, hairTone, glasses, age })
      expect(traits.hair.name).toBe(hair)
      expect(traits.beard?.name).toBe(beard)
      expect(pickTraits(id, 'feminine').beard).toBeUndefined()
    }
  })

  it('draws a portrait for an unlisted id, even one that is the name of an Object property', () => {
    expect(drawPortrait({ id: 'constructor', hue: 15, voiceGender: 'neutral' })).toContain('<svg')
  })

  it('uses only hair that has a shape, except "bald"', () => {
    for (const [id, { hair }] of entries) {
      expect(findHairShape(hair) !== undefined || hair === 'bald', id).toBe(true)
    }
  })
})
