import { parsePoints } from '../geometry/curves'
import type { HairShape } from './hair-shape'

/** Loose hair that reaches the jaw, the shoulder or further. */
export const longHair = {
  bob: {
    outer: parsePoints('256,144 246,98 192,70 116,80 66,140 54,214 58,280 82,330'),
    inner: parsePoints('254,150 236,166 224,196 216,236 212,276 206,306 196,326 176,340'),
    gapCount: 18,
    isEarHidden: true,
  },
  /** A short bob cut straight over the brow, its pointed ends on the cheeks. */
  fringedBob: {
    outer: parsePoints('271,172 270,124 240,84 184,64 112,78 60,138 46,210 58,268 104,302'),
    inner: parsePoints('264,174 248,177 230,180 217,198 214,232 226,276 208,290 170,298 132,304'),
    gapCount: 18,
    isEarHidden: true,
  },
  wavyBob: {
    outer: parsePoints('256,144 246,94 190,64 110,76 58,140 40,214 36,290 54,352'),
    inner: parsePoints('254,150 238,164 226,196 214,236 218,280 212,320 206,346 172,360'),
    gapCount: 17,
    wave: { amplitude: 7, cycles: 3.2 },
    isEarHidden: true,
  },
  /** To the shoulder, the ends turned outwards. */
  flip: {
    outer: parsePoints('256,144 246,94 192,64 112,74 62,140 56,214 58,276 40,318 -2,326'),
    inner: parsePoints('254,150 236,166 224,196 214,236 208,284 200,326 170,352 110,360 30,350'),
    gapCount: 17,
    isEarHidden: true,
  },
  straight: {
    outer: parsePoints('256,144 246,96 190,70 112,80 62,140 46,220 40,310 26,400 8,486'),
    inner: parsePoints('254,150 236,166 222,200 208,250 188,310 178,370 172,430 168,488'),
    gapCount: 20,
    isEarHidden: true,
  },
  /** Straight and cut over the brow. */
  fringed: {
    outer: parsePoints('274,182 272,126 238,82 182,62 104,76 54,140 40,222 40,320 44,410 42,486'),
    inner: parsePoints(
      '266,184 248,187 230,190 220,218 212,258 206,310 200,366 196,430 192,488 190,490',
    ),
    gapCount: 21,
    isEarHidden: true,
  },
  wavy: {
    outer: parsePoints('256,144 248,94 190,60 104,72 46,142 26,226 22,316 6,404 -14,486'),
    inner: parsePoints('254,150 238,164 224,200 208,250 192,310 180,370 178,430 166,488'),
    gapCount: 19,
    wave: { amplitude: 9, cycles: 4.5 },
    isEarHidden: true,
  },
  /** Gathered over the near shoulder; the nape stays free. */
  overShoulder: {
    outer: parsePoints('256,144 246,94 190,66 112,78 66,140 62,210 86,270 118,330 128,400 150,486'),
    inner: parsePoints(
      '254,150 238,164 228,196 222,240 220,290 228,340 244,390 254,440 246,488 240,490',
    ),
    gapCount: 18,
    wave: { amplitude: 5, cycles: 3 },
    isEarHidden: true,
  },
  /** Blown back, as by a light wind. */
  windswept: {
    outer: parsePoints('256,144 244,92 186,62 112,66 56,98 20,116 -16,110 -64,136 -136,192'),
    inner: parsePoints('254,150 236,166 222,198 206,236 176,266 120,286 50,274 -36,262 -136,196'),
    gapCount: 17,
    wave: { amplitude: 7, cycles: 2.6 },
    isEarHidden: true,
  },
  /** To the shoulder, combed behind the ear. */
  tucked: {
    outer: parsePoints('252,138 236,96 186,72 114,84 66,140 46,214 38,290 36,346 64,386'),
    inner: parsePoints('251,144 232,156 212,180 203,212 190,198 166,190 146,226 146,300 138,380'),
    gapCount: 18,
    wave: { amplitude: 4, cycles: 3 },
  },
  /** Curls to the shoulder. */
  curls: {
    outer: parsePoints('258,150 276,108 252,58 188,34 108,46 46,106 20,190 12,276 30,350 84,388'),
    inner: parsePoints(
      '254,156 240,160 224,184 214,220 206,258 202,296 194,330 180,356 158,374 130,386',
    ),
    gapCount: 13,
    wave: { amplitude: 9, cycles: 9 },
    bumpHeight: 6,
    isEarHidden: true,
  },
  /** A round mass of curls. */
  halo: {
    outer: parsePoints('262,158 292,122 280,66 218,28 132,26 58,72 24,156 34,240 76,296 122,316'),
    inner: parsePoints(
      '256,162 240,164 226,186 216,220 206,246 190,260 174,272 158,286 146,300 136,312',
    ),
    gapCount: 12,
    wave: { amplitude: 8, cycles: 12 },
    bumpHeight: 6,
    isEarHidden: true,
  },
  locks: {
    outer: parsePoints('255,142 242,98 188,74 118,86 76,140 68,200 84,250'),
    inner: parsePoints('253,148 236,164 222,190 210,216 190,226 160,236 130,248'),
    gapCount: 9,
    isFaint: true,
    isEarHidden: true,
    onTop: [
      {
        kind: 'ropes',
        width: 15,
        lines: [
          parsePoints('100,128 58,182 36,260 24,350'),
          parsePoints('118,108 74,180 56,280 50,386'),
          parsePoints('140,98 96,176 82,290 80,372'),
          parsePoints('162,94 122,170 108,290 104,398'),
          parsePoints('184,94 148,166 134,280 132,376'),
          parsePoints('206,98 176,164 160,270 162,392'),
          parsePoints('226,108 202,166 186,260 188,368'),
          parsePoints('244,126 226,172 212,250 206,330'),
        ],
      },
    ],
  },
} as const satisfies Record<string, HairShape>
