import { parsePoints } from '../geometry/curves'
import type { HairShape } from './hair-shape'

/** Cloth on the head, with the hair that is visible below it. */
export const headwear = {
  veil: {
    outer: parsePoints('258,152 254,100 194,64 112,76 62,144 54,226 62,310 36,392 10,486'),
    inner: parsePoints('256,158 236,178 218,214 208,258 206,300 212,334 222,372 256,416 282,488'),
    gapCount: 11,
    wave: { amplitude: 2.5, cycles: 1.6 },
    isEarHidden: true,
    material: 'cloth',
  },
  turban: {
    outer: parsePoints('262,162 284,116 258,54 182,30 96,52 52,126 60,196 100,246'),
    inner: parsePoints('258,168 242,168 220,178 200,192 180,202 160,210 138,222 114,244'),
    gapCount: 9,
    wave: { amplitude: 4, cycles: 1.2 },
    material: 'cloth',
  },
  beret: {
    outer: parsePoints('254,140 240,104 190,86 124,98 84,146 76,200 92,252 116,290'),
    inner: parsePoints('252,146 232,156 212,178 203,214 190,196 166,196 150,232 128,286'),
    gapCount: 13,
    onTop: [
      {
        kind: 'panel',
        outer: parsePoints('262,146 270,112 236,74 170,56 92,56 44,84 42,130 82,160'),
        inner: parsePoints('258,150 240,138 206,132 170,134 140,142 112,150 92,156 80,160'),
        gapCount: 9,
        material: 'cloth',
      },
    ],
  },
  /** A knitted cap with a turned-up rim. */
  cap: {
    outer: parsePoints('248,160 230,170 190,170 140,176 94,190 76,214 86,254 112,292'),
    inner: parsePoints('240,164 224,178 210,194 203,214 190,198 166,198 150,232 128,286'),
    gapCount: 10,
    onTop: [
      {
        kind: 'panel',
        outer: parsePoints('262,156 270,102 244,50 182,24 116,40 70,100 62,160 74,200'),
        inner: parsePoints('258,160 240,150 214,148 184,150 152,158 122,168 98,182 84,198'),
        gapCount: 13,
        material: 'cloth',
      },
      {
        kind: 'panel',
        outer: parsePoints('272,150 236,138 190,138 138,148 94,166 60,194'),
        inner: parsePoints('274,178 240,168 196,168 148,178 106,196 72,224'),
        gapCount: 5,
        material: 'cloth',
      },
    ],
  },
  hat: {
    outer: parsePoints('248,150 232,150 190,150 140,154 92,164 76,204 90,252 116,290'),
    inner: parsePoints('246,154 228,162 212,182 203,214 190,198 166,198 150,232 128,286'),
    gapCount: 12,
    onTop: [
      {
        kind: 'panel',
        outer: parsePoints('252,144 256,92 232,56 196,62 150,52 110,80 98,150'),
        inner: parsePoints('250,144 226,142 200,142 174,144 148,146 122,148 98,150'),
        gapCount: 8,
        material: 'cloth',
      },
      {
        kind: 'panel',
        outer: parsePoints('306,150 296,138 240,134 170,138 104,142 58,140 40,132 32,140'),
        inner: parsePoints('306,151 296,160 236,160 170,163 104,166 56,160 38,152 32,141'),
        gapCount: 4,
        material: 'cloth',
      },
    ],
  },
} as const satisfies Record<string, HairShape>
