import { describe, expect, it } from 'vitest'
import { createFaceLine, type FaceFeatures, type Pose } from '../face/face-profile'
import type { Point } from '../geometry/curves'
import { isInside } from '../testing/is-inside'
import { findPathEndPoints } from '../testing/path-end-points'
import { chosenTraits } from '../traits/chosen-traits'
import { pickTraits } from '../traits/traits'
import { type BeardName, layOutBeard } from './beard'

const upright: Pose = (point) => point

const ids = [...chosenTraits.keys(), ...Array.from({ length: 300 }, (_, i) => `passant-${i}`)]

/** The faces with a beard among the catalogue's companions and 300 random faces. */
const beardedFaces = ids.flatMap((id) => {
  const { beard, face } = pickTraits(id, 'masculine')
  return beard ? [{ id, beard, face }] : []
})

type BeardedFace = (typeof beardedFaces)[number]

const getOutlines = ({ beard, face }: BeardedFace) =>
  layOutBeard(beard, face, upright).map(({ outline }) => findPathEndPoints(outline))

const getProfile = (face: FaceFeatures, [fromY, toY]: readonly [number, number]) =>
  createFaceLine(face, upright).filter(([x, y]) => x > 228 && y > fromY && y < toY)

/** Returns the points that are not inside any outline, with a tolerance of 1.5 units. */
const findUncovered = (points: readonly Point[], outlines: readonly Point[][]) =>
  points.filter(([x, y]) => !outlines.some((outline) => isInside([x - 1.5, y], outline)))

const filterByBeard = (names: readonly BeardName[]) =>
  beardedFaces.filter(({ beard }) => names.includes(beard.name))

describe('a beard', () => {
  it('occurs in every shape among the tested faces', () => {
    const names = new Set(beardedFaces.map(({ beard }) => beard.name))
    expect([...names].sort()).toEqual([
      'full',
      'goatee',
      'long',
      'moustache',
      'short',
      'square',
      'stubble',
    ])
  })

  it('covers the profile of the chin, unless it is stubble or a moustache', () => {
    for (const one of filterByBeard(['short', 'full', 'square', 'long', 'goatee'])) {
      const chin = getProfile(one.face, [292, 320 + one.face.jaw])
      expect(findUncovered(chin, getOutlines(one)), `${one.id} ${one.beard.name}`).toEqual([])
    }
  })
})
