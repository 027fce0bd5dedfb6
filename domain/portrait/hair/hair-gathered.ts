import { parsePoints } from '../geometry/curves'
import type { HairShape } from './hair-shape'

/** Gathered hair: puffs, twists, plaits over the shoulder, tied locks. */
export const gatheredHair = {
  /** Drawn back into a round mass of curls. */
  puff: {
    outer: parsePoints('255,142 240,100 190,78 130,90 94,130 82,180 94,240 116,282'),
    inner: parsePoints('253,148 234,160 214,186 203,212 190,200 166,204 146,234 128,272'),
    gapCount: 13,
    behind: [{ kind: 'knot', centre: [76, 132], radius: 70, bumpHeight: 6 }],
  },
  /** Curls gathered on top, over the brow. */
  curlsUp: {
    outer: parsePoints('255,144 242,106 196,88 134,98 96,142 86,196 98,244 118,282'),
    inner: parsePoints('253,150 234,160 214,186 203,212 190,200 166,206 148,240 128,278'),
    gapCount: 14,
    onTop: [
      { kind: 'knot', centre: [142, 78], radius: 46, bumpHeight: 6 },
      { kind: 'knot', centre: [246, 92], radius: 42, bumpHeight: 6 },
      { kind: 'knot', centre: [198, 62], radius: 54, bumpHeight: 6 },
    ],
  },
  /** The top in a knot, the rest loose behind the ear. */
  halfUp: {
    outer: parsePoints('255,142 240,98 188,74 126,84 92,124 86,170 96,206'),
    inner: parsePoints('253,148 236,162 216,186 204,206 184,196 150,196 104,210'),
    gapCount: 13,
    behind: [{ kind: 'knot', centre: [82, 118], radius: 30 }],
    under: [
      {
        kind: 'panel',
        outer: parsePoints('98,150 60,210 46,300 30,400 0,486'),
        inner: parsePoints('196,196 160,214 148,280 156,380 166,490'),
        gapCount: 13,
        material: 'hair',
        wave: { amplitude: 5, cycles: 3 },
      },
    ],
  },
  /** One plait, brought forward over the shoulder. */
  sidePlait: {
    outer: parsePoints('255,142 244,96 190,68 116,80 68,138 58,208 76,268 122,312'),
    inner: parsePoints('253,148 240,166 226,198 214,232 200,262 184,284 168,300 152,312'),
    gapCount: 17,
    isEarHidden: true,
    onTop: [
      {
        kind: 'beads',
        beads: [
          [142, 318, 26],
          [166, 346, 27],
          [166, 378, 27],
          [188, 404, 26],
          [186, 434, 24],
          [202, 460, 21],
        ],
      },
    ],
  },
  /** Rolled up along the back of the head. */
  twist: {
    outer: parsePoints('255,142 246,96 198,64 142,62 104,84'),
    inner: parsePoints('253,148 236,164 216,190 203,212 188,202 168,212 150,242 124,276'),
    gapCount: 16,
    wave: { amplitude: 1.5, cycles: 1 },
    onTop: [
      {
        kind: 'panel',
        outer: parsePoints('134,60 92,64 54,104 46,164 66,226 116,284'),
        inner: parsePoints('138,66 124,92 106,136 100,184 106,234 120,282'),
        gapCount: 7,
        material: 'hair',
      },
    ],
  },
  /** Long locks, tied at the back of the head. */
  locksTied: {
    outer: parsePoints('254,142 240,102 188,82 126,94 92,136 86,186 98,236 120,274'),
    inner: parsePoints('252,148 234,160 214,186 203,212 190,200 166,204 148,236 128,274'),
    gapCount: 8,
    isFaint: true,
    behind: [
      {
        kind: 'ropes',
        width: 17,
        lines: [
          parsePoints('98,140 40,132 2,190 -6,280'),
          parsePoints('98,146 50,152 22,210 16,310'),
          parsePoints('100,152 64,176 46,240 40,350'),
          parsePoints('102,158 78,200 68,270 70,372'),
          parsePoints('104,164 92,220 90,290 100,340'),
        ],
      },
    ],
    onTop: [
      {
        kind: 'ropes',
        width: 16,
        lines: [
          parsePoints('254,138 232,96 176,82 120,100 92,146'),
          parsePoints('250,148 222,116 174,102 126,118 92,150'),
          parsePoints('240,156 210,136 172,124 130,134 92,154'),
          parsePoints('224,166 196,154 164,146 130,150 92,158'),
          parsePoints('210,186 186,174 160,168 130,166 94,162'),
        ],
      },
    ],
  },
} as const satisfies Record<string, HairShape>
