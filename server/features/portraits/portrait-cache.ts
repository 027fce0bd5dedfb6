import type { PortraitSubject } from '../../../domain/portrait/draw-portrait'

/** Room for every companion several times over: about 256 × 20 kB. */
const capacity = 256

/** Keeps the portraits drawn last; the one not asked for longest goes first. */
export function createPortraitCache(draw: (subject: PortraitSubject) => string, size = capacity) {
  const drawn = new Map<string, string>()
  return {
    draw(subject: PortraitSubject): string {
      const key = `${subject.id} ${subject.hue} ${subject.voiceGender}`
      const svg = drawn.get(key) ?? draw(subject)
      drawn.delete(key)
      drawn.set(key, svg)
      const [oldest] = drawn.keys()
      if (drawn.size > size && oldest !== undefined) drawn.delete(oldest)
      return svg
    },
  }
}
