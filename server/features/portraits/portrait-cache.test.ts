import { describe, expect, it, vi } from 'vitest'
import type { PortraitSubject } from '../../../domain/portrait/picture/draw-portrait'
import { createPortraitCache } from './portrait-cache'

const createSubject = (id: string, hue = 15): PortraitSubject => ({
  id,
  hue,
  voiceGender: 'neutral',
})

describe('the portrait cache', () => {
  it('draws a portrait once, and again for another hue', () => {
    const draw = vi.fn(({ id, hue }: PortraitSubject) => `${id} ${hue}`)
    const cache = createPortraitCache(draw)
    cache.draw(createSubject('clara'))
    expect(cache.draw(createSubject('clara'))).toBe('clara 15')
    expect(cache.draw(createSubject('clara', 40))).toBe('clara 40')
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it('drops the least recently used picture', () => {
    const draw = vi.fn(({ id }: PortraitSubject) => id)
    const cache = createPortraitCache(draw, 2)
    for (const id of ['clara', 'octave', 'clara', 'soline', 'clara', 'octave']) {
      cache.draw(createSubject(id))
    }
    expect(draw.mock.calls.map(([{ id }]) => id)).toEqual(['clara', 'octave', 'soline', 'octave'])
  })
})
