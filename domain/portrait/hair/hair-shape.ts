import type { Point } from '../geometry/curves'

/**
 * Hair is drawn as strands between an outer line, from the hairline over the crown to the nape, and
 * an inner line along temple and ear. Coordinates are those of the upright head.
 */
export type HairShape = {
  outer: readonly Point[]
  inner: readonly Point[]
  /**
   * Number of gaps that the strands leave between the two lines: one more than there are strands.
   */
  gapCount: number
  wave?: { amplitude: number; cycles: number }
  /** Height of the bumps of curly hair. */
  bumpHeight?: number
  isEarHidden?: boolean
  /** Whether strands are drawn faintly, for example below ropes or a cap. */
  isFaint?: boolean
  /** Cut so short that the skin shows: drawn without an edge, at half opacity. */
  isShorn?: boolean
  material?: 'hair' | 'cloth'
  /** Drawn before the body, so that neck and shoulders hide a part. */
  behind?: readonly HairExtra[]
  /** Drawn over the body, before the hair itself. */
  under?: readonly HairExtra[]
  /** Drawn over the hair. */
  onTop?: readonly HairExtra[]
}

export type HairExtra =
  /** A strand of hair or a band of cloth, drawn like the hair itself. */
  | {
      kind: 'panel'
      outer: readonly Point[]
      inner: readonly Point[]
      /** As in a hair shape. */
      gapCount: number
      material: 'hair' | 'cloth'
      wave?: { amplitude: number; cycles: number }
      /** Cut so short that the skin shows: drawn without an edge, at half opacity. */
      isShorn?: boolean
    }
  /** A bun, or, with bumps, a round mass of curls. */
  | {
      kind: 'knot'
      centre: Point
      radius: number
      bumpHeight?: number
      material?: 'hair' | 'cloth'
    }
  /** A plait: overlapping beads. */
  | { kind: 'beads'; beads: readonly (readonly [x: number, y: number, radius: number])[] }
  /**
   * Locks: each is a rope that follows one of the lines and has `strandCount` strands, 1 by
   * default.
   */
  | { kind: 'ropes'; width: number; lines: readonly (readonly Point[])[]; strandCount?: number }
