import { type Point, roundToTenth } from '../geometry/curves'
import { linearGradient, radialGradient } from '../geometry/svg'
import type { Palette } from './palette'

export const pictureWidth = 400
export const pictureHeight = 480

/**
 * Returns the SVG definitions of the gradients of the background, the flame in front of the mouth,
 * the waves and the fade at the lower edge.
 */
export function defineLights(
  prefix: string,
  palette: Palette,
  { posedMouth, isFacingLeft }: { posedMouth: Point; isFacingLeft: boolean },
): string {
  const [x, y] = [roundToTenth(posedMouth[0]), roundToTenth(posedMouth[1])]
  const { flame, flameDeep, halo, wave, ground } = palette
  return [
    radialGradient(
      `${prefix}bg`,
      { x: roundToTenth(isFacingLeft ? pictureWidth - x : x), y: y - 30, radius: 360 },
      [
        [0, halo, 0.62],
        [0.28, halo, 0.34],
        [0.62, halo, 0.1],
        [1, halo, 0],
      ],
    ),
    radialGradient(`${prefix}flame`, { x: x + 36, y: y - 8, radius: 150 }, [
      [0, flame, 0.5],
      [0.4, flameDeep, 0.2],
      [1, flameDeep, 0],
    ]),
    radialGradient(`${prefix}wave`, { x, y, radius: 215 }, [
      [0, flame, 1],
      [0.4, wave, 0.75],
      [1, wave, 0],
    ]),
    linearGradient(
      `${prefix}fade`,
      [0, 0, 0, pictureHeight],
      [
        [0.72, ground, 0],
        [1, ground, 0.85],
      ],
    ),
  ].join('')
}

/** Returns the SVG definitions of the gradients of head, hair, beard, clothes and rim light. */
export function defineBodyLights(prefix: string, palette: Palette): string {
  const { flame, flameDeep, line, edge } = palette
  return [
    linearGradient(
      `${prefix}body`,
      [120, 330, 292, 230],
      [
        [0, palette.bodyDark, 1],
        [0.5, palette.bodyMiddle, 1],
        [1, palette.bodyLit, 1],
      ],
    ),
    linearGradient(
      `${prefix}hair`,
      [60, 300, 262, 110],
      [
        [0, palette.bodyDark, 1],
        [0.55, palette.hairDark, 1],
        [1, palette.hairLit, 1],
      ],
    ),
    linearGradient(
      `${prefix}cloth`,
      [40, 300, 280, 110],
      [
        [0, palette.bodyDark, 1],
        [0.5, palette.clothDark, 1],
        [1, palette.clothLit, 1],
      ],
    ),
    linearGradient(
      `${prefix}strand`,
      [30, 300, 260, 120],
      [
        [0, palette.strand, 0.26],
        [0.6, palette.strand, 0.5],
        [1, flame, 0.95],
      ],
    ),
    linearGradient(
      `${prefix}fold`,
      [30, 300, 260, 120],
      [
        [0, line, 0.26],
        [0.6, line, 0.5],
        [1, flame, 0.95],
      ],
    ),
    linearGradient(
      `${prefix}edge`,
      [40, 220, 262, 120],
      [
        [0, edge, 0.34],
        [1, flame, 0.9],
      ],
    ),
    linearGradient(
      `${prefix}beard`,
      [200, 330, 290, 270],
      [
        [0, palette.hairDark, 1],
        [1, palette.hairLit, 1],
      ],
    ),
    linearGradient(
      `${prefix}beard-edge`,
      [196, 0, 276, 0],
      [
        [0, edge, 0.3],
        [1, flame, 0.95],
      ],
    ),
    linearGradient(
      `${prefix}rim`,
      [0, 96, 0, 470],
      [
        [0, flameDeep, 0],
        [0.1, flameDeep, 0.5],
        [0.3, flame, 1],
        [0.62, flame, 1],
        [1, flameDeep, 0.25],
      ],
    ),
  ].join('')
}

/** How far the light of the flame reaches round the face, in picture units. */
const rimDepth = 30
const rimStrokeCount = 40

/**
 * Light at a depth inside the outline: a bright edge, then a slow falloff that ends at `rimDepth`.
 */
const lightAt = (depth: number) =>
  0.36 * Math.exp(-depth / 2.2) + 0.36 * Math.exp(-depth / 11) - 0.36 * Math.exp(-rimDepth / 11)

/**
 * Draws the rim light by stroking one path many times, narrower each time. The widths differ less
 * near the edge, and each stroke adds so little light that no step is visible, which avoids banding
 * in large pictures.
 */
export function drawRim(lineId: string): string {
  let previousLight = 0
  let strokes = ''
  for (let i = 0; i < rimStrokeCount; i++) {
    const depth = rimDepth * ((rimStrokeCount - i) / rimStrokeCount) ** 1.7
    const light = lightAt(depth)
    const addedLight = (light - previousLight) / (1 - previousLight)
    previousLight = light
    if (addedLight <= 0) continue
    strokes += `<use href="#${lineId}" stroke-width="${roundToTenth(depth * 2)}" stroke-opacity="${addedLight.toFixed(3).slice(1)}"/>`
  }
  return strokes
}
