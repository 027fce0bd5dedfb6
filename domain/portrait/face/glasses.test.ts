import { expect, it } from 'vitest'
import { createPalette } from '../picture/palette'
import { drawGlasses, type Glasses } from './glasses'

const face = {
  forehead: 0,
  brow: 0,
  bridge: 0,
  nose: 0,
  noseTip: 0,
  lips: 0,
  chin: 0,
  jaw: 0,
  neck: 0,
}

/** The end points of the segments that `curvePath` writes: M and L absolute, q and t relative. */
function endPoints(path: string): [x: number, y: number][] {
  let [x, y] = [0, 0]
  const ends: [number, number][] = []
  for (const [, command, text = ''] of path.matchAll(/([MLqtZ])([^MLqtZ]*)/g)) {
    const numbers = [...text.matchAll(/-?\d*\.?\d+/g)].map(Number)
    const step = command === 'q' ? 4 : 2
    for (let i = 0; i + step <= numbers.length; i += step) {
      const [dx, dy] = [numbers[i + step - 2]!, numbers[i + step - 1]!]
      const isRelative = command === 'q' || command === 't'
      ;[x, y] = isRelative ? [x + dx, y + dy] : [dx, dy]
      ends.push([x, y])
    }
  }
  return ends
}

it.each<Glasses>(['round', 'rectangular', 'half-moon', 'cat-eye'])(
  'rest on the nose, without a lens in front of the face: %s',
  (glasses) => {
    const markup = drawGlasses(glasses, face, (point) => point, createPalette(20, 0, 'dark'))
    const paths = [...markup.matchAll(/ d="([^"]+)"/g)].flatMap(([, path]) => endPoints(path!))
    expect(paths.length).toBeGreaterThan(8)
    // The bridge of the nose is at 262.
    expect(Math.max(...paths.map(([x]) => x))).toBeLessThan(270)
  },
)
