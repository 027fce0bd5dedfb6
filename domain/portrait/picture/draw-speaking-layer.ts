import { createBackLine, createBodyPath, createFaceLine, poseHead } from '../face/face-profile'
import { roundToTenth } from '../geometry/curves'
import { createIdPrefix, radialGradient } from '../geometry/svg'
import { pickTraits } from '../traits/traits'
import { drawPortrait, mirrored, type PortraitSubject } from './draw-portrait'
import { pictureHeight, pictureWidth } from './light'
import { createPalette } from './palette'
import { mouthLayers, type SpeakingLayer } from './speaking-layers'
import { drawWaves, mouth } from './waves'

/** Draws a layer of the speaking portrait; deterministic like the portrait itself. */
export function drawSpeakingLayer(subject: PortraitSubject, layer: SpeakingLayer): string {
  return layer === 'light'
    ? drawVoiceLight(subject)
    : drawPortrait(subject, (mouthLayers.indexOf(layer) + 1) / mouthLayers.length)
}

/**
 * Draws what the voice adds when it is loud: a larger flame in front of the mouth, brighter waves
 * and light on the face. Transparent elsewhere.
 */
function drawVoiceLight({ id, hue, voiceGender }: PortraitSubject): string {
  const traits = pickTraits(id, voiceGender)
  const pose = poseHead(traits.tiltDegrees)
  const face = createFaceLine(traits.face, pose)
  const { flame, flameDeep, wave } = createPalette(hue, traits.flameWarmth, traits.hairTone)
  const prefix = createIdPrefix(`${id}${hue}`)
  const [x, y] = pose(mouth).map(roundToTenth) as [number, number]
  const gradients = [
    radialGradient(`${prefix}flame`, { x: x + 34, y: y - 6, radius: 190 }, [
      [0, flame, 0.62],
      [0.3, flameDeep, 0.34],
      [0.65, flameDeep, 0.1],
      [1, flameDeep, 0],
    ]),
    radialGradient(`${prefix}wave`, { x, y, radius: 225 }, [
      [0, flame, 1],
      [0.45, wave, 0.75],
      [1, wave, 0],
    ]),
    radialGradient(`${prefix}skin`, { x: x + 6, y, radius: 118 }, [
      [0, flame, 0.4],
      [0.35, flameDeep, 0.16],
      [1, flameDeep, 0],
    ]),
  ].join('')
  const body = createBodyPath(createBackLine(traits.face, pose), face)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}"><defs>${gradients}</defs>
<g${traits.isFacingLeft ? ` transform="${mirrored}"` : ''}>
<rect width="${pictureWidth}" height="${pictureHeight}" fill="url(#${prefix}flame)"/>
<g fill="none" stroke="url(#${prefix}wave)" stroke-linecap="round">${drawWaves(face, pose, traits.waves)}</g>
<path d="${body}" fill="url(#${prefix}skin)"/>
</g></svg>`
}
