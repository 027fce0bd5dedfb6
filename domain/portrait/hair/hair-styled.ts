import { parsePoints } from '../geometry/curves'
import type { HairShape } from './hair-shape'

/** Loose hair in a distinct cut: parted, stepped, layered or waved. */
export const styledHair = {
  /** Parted in the middle and swept back from the brow, a lock in front of each ear. */
  curtains: {
    outer: parsePoints('206,84 160,74 106,94 72,146 66,206 78,250 102,284'),
    inner: parsePoints('206,84 196,110 190,140 190,172 186,196 164,200 150,232 124,280'),
    gapCount: 13,
    wave: { amplitude: 2, cycles: 2 },
    onTop: [
      {
        kind: 'panel',
        outer: parsePoints('204,80 234,74 258,88 264,110 256,132 242,148 228,160 218,170'),
        inner: parsePoints('202,82 199,102 200,122 204,138 208,150 212,160 216,168'),
        gapCount: 9,
        material: 'hair',
      },
    ],
  },
  /** Cut in three steps: at the brow, at the jaw, and long behind. */
  stepped: {
    outer: parsePoints('210,72 136,68 70,120 48,196 44,290 40,390 36,486'),
    inner: parsePoints('210,74 190,120 182,180 180,250 174,330 166,410 158,490'),
    gapCount: 14,
    isEarHidden: true,
    onTop: [
      {
        kind: 'panel',
        outer: parsePoints('206,73 178,130 172,190 172,246 180,296'),
        inner: parsePoints('210,73 218,120 226,180 230,238 234,294'),
        gapCount: 7,
        material: 'hair',
      },
      {
        kind: 'panel',
        outer: parsePoints('208,72 246,84 270,116 276,156 274,182'),
        inner: parsePoints('208,73 208,100 212,130 214,160 216,188'),
        gapCount: 9,
        material: 'hair',
      },
    ],
  },
  /** Short at the nape, long at the chin. */
  aLine: {
    outer: parsePoints('256,144 248,96 194,64 118,72 66,126 54,184 70,232 100,258'),
    inner: parsePoints('254,150 238,166 229,200 230,244 243,298 218,291 182,279 146,267 106,258'),
    gapCount: 17,
    isEarHidden: true,
  },
  /** Two layers, the ends of both turned out. */
  layered: {
    outer: parsePoints('262,164 278,124 250,76 190,54 118,64 70,114 58,172 54,214 34,244 0,248'),
    inner: parsePoints(
      '256,166 244,172 234,194 226,222 214,246 188,262 150,272 100,276 56,272 10,268',
    ),
    gapCount: 14,
    wave: { amplitude: 3, cycles: 2 },
    isEarHidden: true,
    under: [
      {
        kind: 'panel',
        outer: parsePoints('120,190 84,256 74,304 50,340 8,352'),
        inner: parsePoints('222,222 214,282 200,330 160,368 70,380'),
        gapCount: 11,
        material: 'hair',
        wave: { amplitude: 3, cycles: 2 },
      },
    ],
  },
  /** Long behind the ear, down to the chest. */
  longTucked: {
    outer: parsePoints('253,138 240,92 188,64 112,76 58,136 40,220 34,310 20,400 -4,486'),
    inner: parsePoints(
      '252,144 234,156 213,180 203,212 190,198 164,192 150,230 154,300 166,390 160,488',
    ),
    gapCount: 18,
    wave: { amplitude: 5, cycles: 4 },
  },
  /** Wide waves, one of them over the brow. */
  glamour: {
    outer: parsePoints(
      '262,176 296,132 270,80 206,50 126,58 68,106 40,176 62,236 28,300 48,362 24,424 36,490',
    ),
    inner: parsePoints(
      '260,178 248,172 236,182 228,210 214,250 230,292 206,330 214,372 190,424 200,490',
    ),
    gapCount: 14,
    wave: { amplitude: 6, cycles: 3 },
    isEarHidden: true,
  },
  /** Short in front, long at the nape. */
  mullet: {
    outer: parsePoints('258,150 280,112 250,66 186,50 118,66 76,120 68,184 78,236 96,262'),
    inner: parsePoints('252,152 240,144 220,158 208,184 202,214 188,196 164,198 148,230 122,266'),
    gapCount: 14,
    wave: { amplitude: 4, cycles: 4 },
    under: [
      {
        kind: 'ropes',
        width: 30,
        strandCount: 3,
        lines: [
          parsePoints('92,220 70,280 54,320 16,350'),
          parsePoints('110,230 90,300 70,352 30,388'),
          parsePoints('128,236 114,310 98,362 62,404'),
          parsePoints('142,236 134,310 124,356 100,396'),
        ],
      },
    ],
  },
  /** Combed back from the brow and left to grow, over the collar. */
  mane: {
    outer: parsePoints('252,138 256,96 212,60 140,62 76,108 40,184 36,262 14,318 26,364'),
    inner: parsePoints('251,144 236,154 214,178 204,212 190,200 166,206 148,250 146,310 96,376'),
    gapCount: 17,
    wave: { amplitude: 6, cycles: 2.6 },
  },
} as const satisfies Record<string, HairShape>
