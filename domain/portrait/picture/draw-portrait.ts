import type { VoiceGender } from '../../voice-genders'
import { layOutClothes } from '../face/clothes'
import {
  createBackLine,
  createBodyPath,
  createFaceLine,
  openJaw,
  poseHead,
} from '../face/face-profile'
import { drawEarring, drawFacialDetails } from '../face/facial-details'
import { curvePath } from '../geometry/curves'
import { createIdPrefix, strokeLines } from '../geometry/svg'
import { layOutBeard } from '../hair/beard'
import { findHairShape, layOutHair, type StrandLayer } from '../hair/hair'
import { pickTraits } from '../traits/traits'
import { defineBodyLights, defineLights, drawRim, pictureHeight, pictureWidth } from './light'
import { createPalette, type Palette } from './palette'
import { drawWaves, mouth } from './waves'

export type PortraitSubject = {
  id: string
  /** In OKLCH degrees; allowed values are in `portraitHues`. */
  hue: number
  voiceGender: VoiceGender
}

/**
 * The SVG parts of a companion, without a background, so that pictures of any size can contain
 * them.
 */
export type Figure = {
  /** Prefix of the ids in `defs`. */
  prefix: string
  palette: Palette
  isFacingLeft: boolean
  /** Gradients and shapes that `markup` refers to. */
  defs: string
  /** Sound waves, head and shoulders, facing right, in the 400 × 480 units of a portrait. */
  markup: string
}

/**
 * Draws a companion's portrait: an adult profile in candle light, with sound waves that repeat the
 * profile. An SVG of 400 × 480 without script, filter or external resource; deterministic, byte for
 * byte. `mouthOpening` goes from 0 to 1.
 */
export function drawPortrait(subject: PortraitSubject, mouthOpening = 0): string {
  const { prefix, palette, isFacingLeft, defs, markup } = drawFigure(subject, mouthOpening)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}"><defs>
${defs}</defs>
${drawBackground(prefix, palette)}
<g${isFacingLeft ? ` transform="${mirrored}"` : ''}>
<rect width="${pictureWidth}" height="${pictureHeight}" fill="url(#${prefix}flame)"/>
${markup}
</g><rect width="${pictureWidth}" height="${pictureHeight}" fill="url(#${prefix}fade)"/></svg>`
}

/** Figures are drawn looking right; this transform makes them look left. */
export const mirrored = `translate(${pictureWidth} 0) scale(-1 1)`

/** Draws a companion without the background. */
export function drawFigure({ id, hue, voiceGender }: PortraitSubject, mouthOpening = 0): Figure {
  const traits = pickTraits(id, voiceGender)
  const pose = poseHead(traits.tiltDegrees)
  const face = createFaceLine(traits.face, pose, mouthOpening)
  const back = createBackLine(traits.face, pose)
  const hair = layOutHair(traits.hair, pose)
  const clothes = layOutClothes(traits.garment, traits.face, pose)
  const beard = traits.beard
    ? layOutBeard(traits.beard, traits.face, openJaw(pose, mouthOpening))
    : []
  const palette = createPalette(hue, traits.flameWarmth, traits.hairTone)
  const isEarHidden = findHairShape(traits.hair.name)?.isEarHidden ?? false
  const prefix = createIdPrefix(`${id}${hue}`)
  const layers = createLayerPainter(prefix)
  const faceLineId = `${prefix}f`

  // The back ends where the face begins, at the crown.
  const backAndForehead = [...back, ...face.slice(1, 9)]
  const { isFacingLeft } = traits
  const lights = defineLights(prefix, palette, { posedMouth: pose(mouth), isFacingLeft })
  const defs = `${lights}${defineBodyLights(prefix, palette)}
<path id="${faceLineId}" d="${curvePath(face)}"/><clipPath id="${prefix}b"><path id="${prefix}o" d="${createBodyPath(back, face)}"/></clipPath>`

  const markup = `<g fill="none" stroke="url(#${prefix}wave)" stroke-linecap="round">${drawWaves(createFaceLine(traits.face, pose), pose, traits.waves)}</g>
${hair.behind.map((layer) => layers.paint(layer)).join('')}
<use href="#${prefix}o" fill="url(#${prefix}body)"/>
${strokeLines(curvePath(backAndForehead), { colour: `url(#${prefix}edge)`, width: 1.2, opacity: 0.8 })}
<g clip-path="url(#${prefix}b)">${clothes.cloth.map((path) => `<path d="${path}" fill="${palette.bodyDark}" fill-opacity=".82"/>`).join('')}${strokeLines(clothes.folds.join(''), { colour: `url(#${prefix}fold)`, width: 1.1, opacity: 0.6 })}<g fill="none" stroke="url(#${prefix}rim)" stroke-linejoin="round">${drawRim(faceLineId)}</g></g>
<use href="#${faceLineId}" fill="none" stroke="url(#${prefix}rim)" stroke-width="1.8" stroke-linecap="round"/>
${drawFacialDetails(traits, isEarHidden, pose, palette)}
${beard.map((layer) => layers.paint(layer, 'beard')).join('')}
${clothes.over.map((layer) => layers.paint(layer)).join('')}
${hair.front.map((layer) => layers.paint(layer)).join('')}
${drawEarring(traits, pose, palette)}`

  return { prefix, palette, isFacingLeft, defs, markup }
}

/** Draws the background and the light on it. */
export const drawBackground = (prefix: string, palette: Palette) =>
  `<path d="M0 0h${pictureWidth}v${pictureHeight}H0z" fill="${palette.ground}"/><path d="M0 0h${pictureWidth}v${pictureHeight}H0z" fill="url(#${prefix}bg)"/>`

/**
 * Creates a painter, which returns the markup of one layer at a time and gives each clipped layer
 * an id.
 */
function createLayerPainter(prefix: string) {
  let clippedLayerCount = 0
  return {
    paint(layer: StrandLayer, light: 'hair' | 'beard' = 'hair') {
      const isCloth = layer.material === 'cloth'
      const fill = `url(#${prefix}${isCloth ? 'cloth' : light})`
      const edge = light === 'beard' ? 'beard-edge' : 'edge'
      const outlineStroke = `stroke="url(#${prefix}${edge})" stroke-width="1.3"`
      const strands = strokeLines(layer.strands, {
        colour: `url(#${prefix}${isCloth ? 'fold' : 'strand'})`,
        width: isCloth ? 1.6 : 1.1,
        opacity: layer.isFaint || layer.isShorn ? 0.45 : 0.85,
      })
      if (layer.isShorn)
        return `<path d="${layer.outline}" fill="${fill}" fill-opacity=".5"/>${strands}`
      if (!layer.isClipped) {
        return `<path d="${layer.outline}" fill="${fill}" ${outlineStroke}/>${strands}`
      }
      const id = `${prefix}${clippedLayerCount++}`
      const edgeElement = layer.edge ? `<path d="${layer.edge}"` : `<use href="#${id}"`
      return `<clipPath id="${id}c"><path id="${id}" d="${layer.outline}"/></clipPath><use href="#${id}" fill="${fill}"/><g clip-path="url(#${id}c)">${strands}</g>${edgeElement} fill="none" ${outlineStroke}/>`
    },
  }
}
