import { describe, expect, it, vi } from 'vitest'
import type { PortraitSubject } from '../../../domain/portrait/draw-portrait'
import { createPortraitCache } from './portrait-cache'

const person = (id: string, hue = 15): PortraitSubject => ({ id, hue, voiceGender: 'neutral' })

describe('the portrait cache', () => {
  it('draws a portrait once, and again for another hue', () => {
    const draw = vi.fn(({ id, hue }: PortraitSubject) => `${id} ${hue}`)
    const cache = createPortraitCache(draw)
    cache.draw(person('clara'))
    expect(cache.draw(person('clara'))).toBe('clara 15')
    expect(cache.draw(person('clara', 40))).toBe('clara 40')
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it('lets go of the one not asked for longest', () => {
    const draw = vi.fn(({ id }: PortraitSubject) => id)
    const cache = createPortraitCache(draw, 2)
    for (const id of ['clara', 'octave', 'clara', 'soline', 'clara', 'octave']) {
      cache.draw(person(id))
    }
    expect(draw.mock.calls.map(([{ id }]) => id)).toEqual(['clara', 'octave', 'soline', 'octave'])
  })
})
