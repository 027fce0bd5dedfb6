import type { PortraitSubject } from '../../../domain/portrait/picture/draw-portrait'

/** Several times the number of built-in companions; at most about 6.4 MB (256 pictures of 25 kB). */
const defaultCapacity = 256

/** Creates an LRU cache of pictures, keyed by the properties that they depend on. */
export function createPortraitCache<Picture>(
  draw: (subject: PortraitSubject) => Picture,
  capacity = defaultCapacity,
) {
  const pictures = new Map<string, Picture>()
  return {
    draw(subject: PortraitSubject): Picture {
      const key = `${subject.id} ${subject.hue} ${subject.voiceGender}`
      const picture = pictures.get(key) ?? draw(subject)
      pictures.delete(key)
      pictures.set(key, picture)
      const [oldest] = pictures.keys()
      if (pictures.size > capacity && oldest !== undefined) pictures.delete(oldest)
      return picture
    },
  }
}
