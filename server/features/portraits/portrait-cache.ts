import type { PortraitSubject } from '../../../domain/portrait/draw-portrait'

/** Room for every companion several times over: about 256 × 20 kB. */
const capacity = 256

/** Keeps the pictures drawn last; the one not asked for longest goes first. */
export function createPortraitCache<Picture>(
  draw: (subject: PortraitSubject) => Picture,
  size = capacity,
) {
  const drawn = new Map<string, Picture>()
  return {
    draw(subject: PortraitSubject): Picture {
      const key = `${subject.id} ${subject.hue} ${subject.voiceGender}`
      const picture = drawn.get(key) ?? draw(subject)
      drawn.delete(key)
      drawn.set(key, picture)
      const [oldest] = drawn.keys()
      if (drawn.size > size && oldest !== undefined) drawn.delete(oldest)
      return picture
    },
  }
}
