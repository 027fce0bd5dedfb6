import { createFaceLine, type FaceFeatures, type Pose, poseHead } from '../face/face-profile'
import { drawBackground } from './draw-portrait'
import { defineLights, pictureHeight, pictureWidth } from './light'
import { createPalette } from './palette'
import { drawWaves, mouth } from './waves'

const commonFace: FaceFeatures = {
  forehead: 0,
  brow: 0,
  bridge: 0,
  nose: 0,
  noseTip: 0,
  lips: 1,
  chin: 0,
  jaw: 0,
  neck: 0,
}

/** Shift to the left that moves the mouth near the middle of the picture. */
const mouthShift = 100

/**
 * Draws the placeholder for companions without a portrait: sound waves on a background, without a
 * face. Always returns the same SVG.
 */
export function drawPlaceholder(): string {
  const upright = poseHead(0)
  const pose: Pose = (point) => {
    const [x, y] = upright(point)
    return [x - mouthShift, y]
  }
  const palette = createPalette(15, 0.5, 'dark')
  const waves = drawWaves(createFaceLine(commonFace, pose), pose, {
    count: 9,
    gap: 11,
    cycles: 8,
    amplitude: 5,
    phase: 0,
    stroke: 'line',
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}"><defs>${defineLights('v', palette, { posedMouth: pose(mouth), isFacingLeft: false })}</defs>
${drawBackground('v', palette)}<path d="M0 0h${pictureWidth}v${pictureHeight}H0z" fill="url(#vflame)"/>
<g fill="none" stroke="url(#vwave)" stroke-linecap="round">${waves}</g></svg>`
}
