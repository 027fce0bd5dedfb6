import { parsePoints } from '../geometry/curves'
import type { HairShape } from './hair-shape'

/** Hair that leaves neck and ear free. */
export const shortHair = {
  crop: {
    outer: parsePoints('254,140 240,104 190,80 124,92 84,140 76,200 92,252 116,290'),
    inner: parsePoints('252,146 232,156 212,178 203,214 190,196 166,196 150,232 128,286'),
    gapCount: 15,
  },
  shaved: {
    outer: parsePoints('250,138 232,104 188,88 128,98 92,142 84,196 96,246 118,284'),
    inner: parsePoints('249,142 228,150 210,172 203,208 190,194 166,196 150,230 126,280'),
    gapCount: 24,
    isShorn: true,
  },
  /** Bald on top, with a ring of hair from temple to nape. */
  receding: {
    outer: parsePoints('205,190 192,172 160,162 122,164 92,180 84,212 92,250 114,290'),
    inner: parsePoints('203,216 196,202 180,195 166,198 155,220 148,246 138,268 126,288'),
    gapCount: 12,
    wave: { amplitude: 1.5, cycles: 4 },
  },
  volume: {
    outer: parsePoints('260,144 272,108 244,70 186,58 120,78 80,132 74,196 92,250 116,288'),
    inner: parsePoints('253,148 244,138 220,150 206,182 202,214 188,196 164,198 150,232 128,284'),
    gapCount: 16,
    wave: { amplitude: 2, cycles: 2 },
  },
  quiff: {
    outer: parsePoints('251,150 286,140 298,104 268,62 200,56 130,82 90,134 84,196 96,248 118,286'),
    inner: parsePoints('250,152 246,142 230,146 212,170 203,212 190,196 168,194 152,230 128,282'),
    gapCount: 14,
  },
  flatTop: {
    outer: parsePoints('256,142 270,96 266,60 206,50 138,58 98,76 80,136 80,202 95,250 118,288'),
    inner: parsePoints(
      '253,146 236,152 214,172 205,210 192,196 170,194 154,214 150,236 138,262 128,284',
    ),
    gapCount: 15,
  },
  pixie: {
    outer: parsePoints('268,166 268,118 238,80 178,62 108,80 70,136 66,200 76,250 86,292'),
    inner: parsePoints('260,168 249,162 235,180 223,210 207,234 190,204 166,198 150,232 110,284'),
    gapCount: 14,
    wave: { amplitude: 3, cycles: 2.5 },
  },
  closeCurls: {
    outer: parsePoints('257,146 264,108 232,70 180,56 114,70 70,122 62,194 82,252 114,290'),
    inner: parsePoints('253,150 238,156 216,178 204,214 190,198 166,200 152,232 138,262 126,284'),
    gapCount: 12,
    wave: { amplitude: 5, cycles: 11 },
    bumpHeight: 3.5,
  },
  sweptBack: {
    outer: parsePoints('252,136 234,98 186,78 120,90 76,140 60,204 54,262 56,314'),
    inner: parsePoints('251,142 232,156 212,180 203,212 190,200 166,206 142,256 84,322'),
    gapCount: 18,
    wave: { amplitude: 1.5, cycles: 2 },
  },
} as const satisfies Record<string, HairShape>
