import { drawFigure, mirrored, type PortraitSubject } from './draw-portrait'
import { pictureHeight, pictureWidth } from './light'
import { previewSize } from './preview-size'

const scale = previewSize.height / pictureHeight
const width = previewSize.width / scale

/** How far the figures extend beyond the edges of the cover, in picture units. */
const overhang = 26

/** Width of the logo before scaling, in its own units. */
const logoWidth = 151
const logoScale = 1.1
const logoLeft = (width - logoWidth * logoScale) / 2
const logoTop = 26

/**
 * Draws the cover of an article: two companions who face each other. An SVG without script, filter
 * or external resource, of the size of Open Graph images. `logo` is markup whose origin is its
 * upper left corner; it is placed between the figures.
 */
export function drawCover(
  [left, right]: readonly [PortraitSubject, PortraitSubject],
  logo?: string,
): string {
  const figures = [
    { figure: drawFigure(left), place: `translate(${-overhang} 0)` },
    {
      figure: drawFigure(right),
      place: `translate(${width - pictureWidth + overhang} 0) ${mirrored}`,
    },
  ]
  const backgroundArea = `x="${-width}" y="0" width="${width * 3}" height="${pictureHeight}"`
  const [first] = figures
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}" viewBox="0 0 ${width} ${pictureHeight}"><defs>
${figures.map(({ figure }) => figure.defs).join('\n')}</defs>
<rect ${backgroundArea} fill="${first?.figure.palette.ground}"/>
${figures
  .map(
    ({ figure: { prefix }, place }) =>
      `<g transform="${place}"><rect ${backgroundArea} fill="url(#${prefix}bg)" opacity=".7"/><rect ${backgroundArea} fill="url(#${prefix}flame)"/></g>`,
  )
  .join('\n')}
${figures.map(({ figure, place }) => `<g transform="${place}">${figure.markup}</g>`).join('\n')}
<rect ${backgroundArea} fill="url(#${first?.figure.prefix}fade)"/>${
    logo === undefined
      ? ''
      : `\n<g transform="translate(${logoLeft} ${logoTop}) scale(${logoScale})">${logo}</g>`
  }</svg>`
}
