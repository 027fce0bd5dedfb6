import { describe, expect, it } from 'vitest'
import { findHairShape } from '../hair/hair'
import { drawPortrait } from '../picture/draw-portrait'
import { casting } from './casting'
import { drawTraits } from './traits'

const cast = [...casting]

describe('the casting', () => {
  it('gives hair to one person alone, so that every silhouette is its own', () => {
    const hair = cast.map(([, { hair }]) => hair)
    expect(hair.filter((name, i) => hair.indexOf(name) !== i)).toEqual([])
  })

  it('never lets three neighbours look the same way', () => {
    const ways = cast.map(([, { facesLeft }]) => facesLeft)
    for (let i = 2; i < ways.length; i++) {
      expect(new Set(ways.slice(i - 2, i + 1)).size, cast[i]?.[0]).toBe(2)
    }
  })

  it('gives neighbours neither the same beard nor the same glasses', () => {
    for (const [i, [id, one]] of cast.entries()) {
      const next = cast[i + 1]?.[1]
      if (one.beard) expect(next?.beard, id).not.toBe(one.beard)
      if (one.glasses !== 'none') expect(next?.glasses, id).not.toBe(one.glasses)
    }
  })

  it('shows years in the hair of the old', () => {
    for (const [id, { age, hairTone }] of cast.filter(([, { age }]) => age === 'elder')) {
      expect([age, hairTone], id).toEqual(['elder', 'white'])
    }
  })

  it('is what is drawn', () => {
    for (const [id, { hair, hairTone, facesLeft, glasses, beard, age }] of cast) {
      const traits = drawTraits(id, 'masculine')
      expect(traits).toMatchObject({ facesLeft, hairTone, glasses, age })
      expect(traits.hair.name).toBe(hair)
      expect(traits.beard?.name).toBe(beard)
      expect(drawTraits(id, 'feminine').beard).toBeUndefined()
    }
  })

  it('leaves to chance who is not named in it, were the name that of a property', () => {
    expect(drawPortrait({ id: 'constructor', hue: 15, voiceGender: 'neutral' })).toContain('<svg')
  })

  it('has a drawing for each hair but for a bald head', () => {
    for (const [id, { hair }] of cast) {
      expect(findHairShape(hair) !== undefined || hair === 'bald', id).toBe(true)
    }
  })
})
