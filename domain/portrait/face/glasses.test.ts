import { expect, it } from 'vitest'
import { createPalette } from '../picture/palette'
import { findPathEndPoints } from '../testing/path-end-points'
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

it.each<Glasses>(['round', 'rectangular', 'half-moon', 'cat-eye'])(
  'draws %s glasses that end at the bridge of the nose',
  (glasses) => {
    const markup = drawGlasses(glasses, face, (point) => point, createPalette(20, 0, 'dark'))
    const points = [...markup.matchAll(/ d="([^"]+)"/g)].flatMap(([, path]) =>
      findPathEndPoints(path!),
    )
    expect(points.length).toBeGreaterThan(8)
    // The bridge of the nose is at x = 262; the front of the glasses is up to 6 units in front of it.
    expect(Math.max(...points.map(([x]) => x))).toBeLessThan(270)
  },
)
