import { points } from '../geometry/curves'
import type { HairExtra, HairShape } from './hair-shape'

/** Temples and nape shorn, from the line where the top hair ends. */
const shornSides: HairExtra = {
  kind: 'panel',
  outer: points('246,148 220,136 176,130 126,132 90,148 82,196 94,246 116,286'),
  inner: points('246,150 228,154 210,178 203,211 190,194 166,196 150,230 126,282'),
  strandCount: 9,
  material: 'hair',
  isShorn: true,
}

/** Short hair with shorn sides, or cut for its own line. */
export const shornHair = {
  /** A parting, the top combed up and over. */
  sidePart: {
    outer: points('250,152 282,132 280,92 230,62 160,62 106,92 84,156'),
    inner: points('246,152 232,144 208,140 178,138 146,140 116,148 86,164'),
    strandCount: 11,
    wave: { amplitude: 1.5, cycles: 1 },
    under: [shornSides],
  },
  /** Curls on top alone. */
  curlyTop: {
    outer: points('254,156 290,134 284,82 234,44 162,40 104,68 80,128 88,160'),
    inner: points('248,156 230,152 204,148 176,146 148,148 122,152 102,156 90,162'),
    strandCount: 8,
    wave: { amplitude: 6, cycles: 9 },
    scallop: 6,
    under: [shornSides],
  },
  /** Combed forward and cut straight over the brow. */
  caesar: {
    outer: points('210,76 158,72 106,94 78,142 74,200 92,252 116,290'),
    inner: points('210,90 212,130 216,160 214,186 204,214 190,196 166,196 150,232 128,286'),
    strandCount: 13,
    onTop: [
      {
        kind: 'panel',
        outer: points('204,76 238,82 262,108 271,140 270,166'),
        inner: points('202,78 206,110 210,140 214,162 222,186'),
        strandCount: 8,
        material: 'hair',
      },
    ],
  },
  /** Uncombed. */
  tousled: {
    outer: points(
      '254,152 274,134 300,122 274,100 288,68 252,74 250,38 214,60 196,26 170,58 136,34 128,72 88,62 94,104 54,114 76,146 44,174 72,196 58,230 88,250 112,290',
    ),
    inner: points('252,154 236,158 214,178 203,214 190,196 166,196 150,232 128,286'),
    strandCount: 10,
  },
  /** Gathered in a knot at the crown, above shorn sides. */
  undercutKnot: {
    outer: points('253,140 240,98 190,76 134,82 100,108'),
    inner: points('246,148 222,136 188,132 152,128 112,122'),
    strandCount: 10,
    under: [shornSides],
    behind: [{ kind: 'knot', centre: [90, 92], radius: 36 }],
  },
} as const satisfies Record<string, HairShape>
