import { parsePoints } from '../geometry/curves'
import type { HairExtra, HairShape } from './hair-shape'

/** Temples and nape shorn, from the line where the top hair ends. */
const shornSides: HairExtra = {
  kind: 'panel',
  outer: parsePoints('246,148 220,136 176,130 126,132 90,148 82,196 94,246 116,286'),
  inner: parsePoints('246,150 228,154 210,178 203,211 190,194 166,196 150,230 126,282'),
  gapCount: 9,
  material: 'hair',
  isShorn: true,
}

/** Short hair with shorn sides or a distinctive outline. */
export const shornHair = {
  /** A parting at the side, the top combed up and over. */
  sidePart: {
    outer: parsePoints('252,146 268,120 250,86 190,68 126,82 86,134 78,196 94,250 116,288'),
    inner: parsePoints('250,150 236,156 214,178 203,212 190,196 166,196 150,232 128,286'),
    gapCount: 13,
    onTop: [
      {
        kind: 'panel',
        outer: parsePoints('250,150 282,132 280,96 238,70 178,64 120,84 88,132'),
        inner: parsePoints('247,154 242,130 222,114 188,106 152,110 118,124 90,146'),
        gapCount: 8,
        material: 'hair',
      },
    ],
  },
  /** Curls on top only. */
  curlyTop: {
    outer: parsePoints('256,158 286,136 280,92 236,58 166,54 108,78 78,132 84,178'),
    inner: parsePoints('250,160 234,164 210,172 180,172 150,174 122,178 100,184 86,190'),
    gapCount: 8,
    wave: { amplitude: 6, cycles: 9 },
    bumpHeight: 6,
    under: [shornSides],
  },
  /** Combed forward and cut straight over the brow. */
  caesar: {
    outer: parsePoints(
      '268,170 272,138 256,102 222,80 176,72 128,82 92,118 76,170 78,218 94,254 116,290',
    ),
    inner: parsePoints('240,174 228,178 215,192 204,214 190,196 166,196 152,226 142,254 128,286'),
    gapCount: 15,
  },
  /** Uncombed, in soft tufts. */
  tousled: {
    outer: parsePoints(
      '254,150 276,138 288,116 270,104 266,80 244,80 230,58 208,66 188,46 164,60 138,48 122,68 98,70 94,96 70,106 76,134 56,152 68,178 56,202 74,222 74,248 96,264 112,290',
    ),
    inner: parsePoints('252,154 238,160 216,180 203,214 190,196 166,196 150,232 128,286'),
    gapCount: 13,
    wave: { amplitude: 4.5, cycles: 4 },
  },
  /** From brow to nape, between shorn sides. */
  crest: {
    outer: parsePoints('256,142 280,102 256,58 198,38 128,50 80,98 58,158 64,220 96,268'),
    inner: parsePoints('249,142 238,122 214,108 178,104 138,114 108,144 96,190 96,232 106,266'),
    gapCount: 15,
    wave: { amplitude: 2, cycles: 3 },
    under: [shornSides],
  },
  /** Gathered in a knot at the crown, above shorn sides. */
  undercutKnot: {
    outer: parsePoints('253,140 240,98 190,76 134,82 100,108'),
    inner: parsePoints('246,148 222,136 188,132 152,128 112,122'),
    gapCount: 10,
    under: [shornSides],
    behind: [{ kind: 'knot', centre: [90, 92], radius: 36 }],
  },
} as const satisfies Record<string, HairShape>
