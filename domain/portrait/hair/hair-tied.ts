import { parsePoints } from '../geometry/curves'
import type { HairShape } from './hair-shape'

/** Hair that is put up, plaited or tied back. */
export const tiedHair = {
  lowBun: {
    outer: parsePoints('255,142 240,100 188,78 120,90 80,142 72,200 78,244 96,276'),
    inner: parsePoints('253,148 240,166 220,196 200,220 176,240 152,256 126,268 104,278'),
    gapCount: 15,
    isEarHidden: true,
    behind: [{ kind: 'knot', centre: [78, 276], radius: 44 }],
  },
  topKnot: {
    outer: parsePoints('255,142 238,98 186,76 122,88 84,140 80,200 96,250 118,284'),
    inner: parsePoints('253,148 234,160 214,186 203,212 190,200 166,206 148,240 128,278'),
    gapCount: 15,
    behind: [{ kind: 'knot', centre: [122, 62], radius: 42 }],
  },
  /** Piled up loosely, high and full. */
  upsweep: {
    outer: parsePoints('256,144 268,106 248,68 196,48 130,52 80,92 70,152 84,214 114,262'),
    inner: parsePoints('253,150 240,160 224,184 210,210 194,204 176,206 158,224 142,246 126,268'),
    gapCount: 15,
    wave: { amplitude: 6, cycles: 3.5 },
  },
  ponytail: {
    outer: parsePoints('255,142 240,98 188,76 124,88 84,136 78,190 94,244 118,284'),
    inner: parsePoints('253,148 234,160 214,186 203,212 190,200 166,206 148,240 128,278'),
    gapCount: 15,
    behind: [
      {
        kind: 'panel',
        outer: parsePoints('98,150 46,156 14,216 16,296 34,372 22,446'),
        inner: parsePoints('94,184 80,206 74,250 78,306 76,370 26,450'),
        gapCount: 9,
        material: 'hair',
      },
    ],
  },
  highPonytail: {
    outer: parsePoints('255,142 240,100 194,78 140,80 96,120 82,182 94,240 118,284'),
    inner: parsePoints('253,148 234,160 214,186 203,212 190,200 166,206 148,240 128,278'),
    gapCount: 15,
    behind: [
      {
        kind: 'panel',
        outer: parsePoints('150,92 112,28 48,34 4,108 -6,214 10,324 -4,432'),
        inner: parsePoints('116,116 96,96 70,120 56,176 56,256 62,346 2,440'),
        gapCount: 11,
        material: 'hair',
      },
    ],
  },
  /** A short tail at the nape. */
  napeTail: {
    outer: parsePoints('252,138 236,98 186,76 120,90 80,140 70,204 72,256 88,290'),
    inner: parsePoints('251,144 232,158 212,182 203,212 190,200 164,206 136,250 104,292'),
    gapCount: 16,
    behind: [
      {
        kind: 'panel',
        outer: parsePoints('88,272 56,288 36,326 30,372'),
        inner: parsePoints('102,292 92,312 76,344 34,376'),
        gapCount: 7,
        material: 'hair',
      },
    ],
  },
  plait: {
    outer: parsePoints('255,142 242,98 188,74 118,86 76,140 68,204 84,256 106,292'),
    inner: parsePoints('253,148 238,166 218,198 198,226 176,248 152,266 132,282 118,296'),
    gapCount: 16,
    isEarHidden: true,
    behind: [
      {
        kind: 'beads',
        beads: [
          [84, 294, 27],
          [90, 324, 26],
          [70, 352, 25],
          [76, 382, 23],
          [56, 410, 22],
          [60, 438, 20],
        ],
      },
    ],
  },
  /** A plait worn round the head. */
  crownPlait: {
    outer: parsePoints('254,142 240,102 188,82 124,92 86,140 80,196 94,244 118,280'),
    inner: parsePoints('253,148 236,164 218,190 206,216 190,204 168,208 148,240 128,276'),
    gapCount: 13,
    onTop: [
      {
        kind: 'beads',
        beads: [
          [98, 246, 20],
          [78, 216, 21],
          [72, 180, 22],
          [78, 144, 23],
          [98, 112, 24],
          [128, 90, 25],
          [164, 80, 25],
          [200, 84, 24],
          [230, 102, 21],
        ],
      },
    ],
  },
} as const satisfies Record<string, HairShape>
