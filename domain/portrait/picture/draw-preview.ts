import { drawFigure, mirrored, type PortraitSubject } from './draw-portrait'
import { pictureHeight, pictureWidth } from './light'
import { previewSize } from './preview-size'

const scale = previewSize.height / pictureHeight
const viewWidth = previewSize.width / scale
const viewLeft = (pictureWidth - viewWidth) / 2

/**
 * Shift of the figure from the centre, which leaves room for the sound waves in front of its mouth;
 * a centred square crop still shows the face.
 */
const figureShift = 38

/**
 * Distances of the logo from the left and upper edges, in picture units, and the factor by which
 * its markup is scaled.
 */
const logoLeft = 34
const logoTop = 28
const logoScale = 0.94

/**
 * Draws the link preview of a companion (Open Graph image): the portrait on a wide background and
 * the logo, given as markup whose origin is its upper left corner.
 */
export function drawPreview(subject: PortraitSubject, logo: string): string {
  const { prefix, palette, isFacingLeft, defs, markup } = drawFigure(subject)
  const backgroundArea = `x="${-viewWidth}" y="0" width="${viewWidth * 3}" height="${pictureHeight}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}" viewBox="${viewLeft} 0 ${viewWidth} ${pictureHeight}"><defs>
${defs}</defs>
<rect ${backgroundArea} fill="${palette.ground}"/>
<g transform="translate(${isFacingLeft ? figureShift : -figureShift} 0)">
<rect ${backgroundArea} fill="url(#${prefix}bg)"/>
<g${isFacingLeft ? ` transform="${mirrored}"` : ''}>
<rect ${backgroundArea} fill="url(#${prefix}flame)"/>
${markup}
</g><rect ${backgroundArea} fill="url(#${prefix}fade)"/></g>
<g transform="translate(${viewLeft + logoLeft} ${logoTop}) scale(${logoScale})">${logo}</g></svg>`
}
