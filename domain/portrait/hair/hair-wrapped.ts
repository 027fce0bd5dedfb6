import { parsePoints } from '../geometry/curves'
import type { HairShape } from './hair-shape'

/** Headscarves, caps, hats, hoods and bands. headwear.ts has more. */
export const wrappedHair = {
  /** Wound high, its ends knotted over the brow. */
  headwrap: {
    outer: parsePoints('262,164 286,120 276,62 222,22 150,14 84,48 50,116 60,190 104,246'),
    inner: parsePoints('258,168 242,168 220,178 200,192 180,202 160,210 138,222 112,244'),
    gapCount: 9,
    wave: { amplitude: 4, cycles: 1.4 },
    material: 'cloth',
    onTop: [{ kind: 'knot', centre: [240, 62], radius: 42, material: 'cloth' }],
  },
  /** A low round cap without a brim. */
  kufi: {
    outer: parsePoints('250,154 230,160 190,164 140,168 92,176 80,204 92,252 116,290'),
    inner: parsePoints('248,158 228,164 210,184 203,214 190,196 166,196 150,232 128,286'),
    gapCount: 10,
    isFaint: true,
    onTop: [
      {
        kind: 'panel',
        outer: parsePoints('262,146 258,98 248,66 190,54 128,64 92,92 80,132 78,184'),
        inner: parsePoints('262,150 240,146 214,148 184,152 152,158 124,166 100,174 80,184'),
        gapCount: 8,
        material: 'cloth',
      },
      {
        kind: 'panel',
        outer: parsePoints('265,132 240,126 196,128 150,136 110,148 80,162'),
        inner: parsePoints('264,152 240,148 198,151 154,159 114,170 82,184'),
        gapCount: 4,
        material: 'cloth',
      },
    ],
  },
  /** A wide soft brim over loose hair. */
  sunHat: {
    outer: parsePoints('240,152 200,152 140,158 84,168 58,220 48,300 30,390 10,486'),
    inner: parsePoints('238,158 226,186 216,220 206,262 196,310 188,370 182,430 176,488'),
    gapCount: 15,
    wave: { amplitude: 4, cycles: 3 },
    isEarHidden: true,
    onTop: [
      {
        kind: 'panel',
        outer: parsePoints('254,140 250,92 214,58 156,58 106,86 84,146'),
        inner: parsePoints('252,140 224,140 194,142 162,146 122,150 84,150'),
        gapCount: 7,
        material: 'cloth',
      },
      {
        kind: 'panel',
        outer: parsePoints('338,166 300,134 236,122 170,126 104,136 46,158 -10,206'),
        inner: parsePoints('340,168 296,158 236,152 170,158 104,170 46,190 -10,210'),
        gapCount: 5,
        material: 'cloth',
      },
    ],
  },
  /** A hood, standing off the head. */
  hood: {
    outer: parsePoints(
      '280,146 266,94 220,54 156,24 92,14 54,56 42,140 36,240 46,310 34,380 -10,440 -40,520',
    ),
    inner: parsePoints(
      '274,152 254,140 238,158 226,204 218,256 214,300 218,340 232,376 258,412 300,450 330,520',
    ),
    gapCount: 7,
    wave: { amplitude: 2, cycles: 1.2 },
    isEarHidden: true,
    material: 'cloth',
    onTop: [
      {
        kind: 'panel',
        outer: parsePoints(
          '288,150 270,112 244,106 216,140 200,200 190,256 188,304 196,352 222,400',
        ),
        inner: parsePoints(
          '288,152 264,138 246,146 232,176 222,216 214,264 212,304 220,346 242,390',
        ),
        gapCount: 3,
        material: 'cloth',
      },
    ],
  },
  /** Flat, with a short peak. */
  flatCap: {
    outer: parsePoints('248,156 230,160 190,158 140,162 92,172 76,206 90,252 116,290'),
    inner: parsePoints('246,160 228,164 211,184 203,214 190,196 166,196 150,232 128,286'),
    gapCount: 12,
    onTop: [
      {
        kind: 'panel',
        outer: parsePoints('312,162 300,146 276,132 256,132 240,142'),
        inner: parsePoints('312,164 294,164 276,162 258,162 238,158'),
        gapCount: 3,
        material: 'cloth',
      },
      {
        kind: 'panel',
        outer: parsePoints('300,142 276,96 214,64 140,62 84,86 58,132 64,166 82,186'),
        inner: parsePoints('294,150 264,152 226,150 190,152 154,158 124,166 102,174 82,186'),
        gapCount: 9,
        material: 'cloth',
      },
    ],
  },
  /** A knotted band round loose curls. */
  headband: {
    outer: parsePoints('258,152 284,116 264,62 196,34 116,42 52,98 28,176 26,250 52,316 104,344'),
    inner: parsePoints(
      '254,158 240,162 226,186 216,222 210,258 202,288 190,310 170,326 148,338 128,344',
    ),
    gapCount: 12,
    wave: { amplitude: 8, cycles: 9 },
    bumpHeight: 6,
    isEarHidden: true,
    onTop: [
      {
        kind: 'panel',
        outer: parsePoints('268,140 246,104 208,92 162,108 122,150 96,206 92,262'),
        inner: parsePoints('262,158 242,132 210,122 172,138 138,174 112,218 93,266'),
        gapCount: 4,
        material: 'cloth',
      },
    ],
  },
} as const satisfies Record<string, HairShape>
