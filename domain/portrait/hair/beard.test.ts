import { describe, expect, it } from 'vitest'
import { type FaceFeatures, faceLine, type Pose } from '../face/face-profile'
import type { Point } from '../geometry/curves'
import { isInside } from '../testing/is-inside'
import { pathEndPoints } from '../testing/path-end-points'
import { chosenTraits } from '../traits/chosen-traits'
import { pickTraits } from '../traits/traits'
import { type BeardName, layOutBeard } from './beard'

const upright: Pose = (point) => point

const ids = [...chosenTraits.keys(), ...Array.from({ length: 300 }, (_, i) => `passant-${i}`)]

/** The companions with a beard, and some of the random faces of each beard. */
const bearded = ids.flatMap((id) => {
  const { beard, face } = pickTraits(id, 'masculine')
  return beard ? [{ id, beard, face }] : []
})

type Bearded = (typeof bearded)[number]

const outlinesOf = ({ beard, face }: Bearded) =>
  layOutBeard(beard, face, upright).map(({ outline }) => pathEndPoints(outline))

const profileOf = (face: FaceFeatures, [fromY, toY]: readonly [number, number]) =>
  faceLine(face, upright).filter(([x, y]) => x > 228 && y > fromY && y < toY)

/** The points of the skin's outline that no part of the beard covers, with 1.5 units to spare. */
const bareAmong = (points: readonly Point[], outlines: readonly Point[][]) =>
  points.filter(([x, y]) => !outlines.some((outline) => isInside([x - 1.5, y], outline)))

const wearers = (names: readonly BeardName[]) =>
  bearded.filter(({ beard }) => names.includes(beard.name))

describe('a beard', () => {
  it('is worn by some of the tested faces, whichever it is', () => {
    const seen = new Set(bearded.map(({ beard }) => beard.name))
    expect([...seen].sort()).toEqual([
      'full',
      'goatee',
      'long',
      'moustache',
      'short',
      'square',
      'stubble',
    ])
  })

  it('grows on the chin', () => {
    for (const one of wearers(['short', 'full', 'square', 'long', 'goatee'])) {
      const chin = profileOf(one.face, [292, 320 + one.face.jaw])
      expect(bareAmong(chin, outlinesOf(one)), `${one.id} ${one.beard.name}`).toEqual([])
    }
  })
})
