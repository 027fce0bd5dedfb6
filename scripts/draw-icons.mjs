// Draws the icons of the installable app, public/icons/*.png, from public/mark.svg on the app's
// background colour. After a change of the mark, run "node scripts/draw-icons.mjs" by hand and
// commit the files, which the product serves unchanged.
//
//   icon-192.png, icon-512.png   with rounded corners, for systems that do not mask icons
//   maskable-512.png             filled to the edges, with the mark inside the safe zone
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const publicDirectory = path.join(path.dirname(fileURLToPath(import.meta.url)), '../public')

/** The background of public/favicon.svg. */
const background = '#1c1018'

const mark = readFileSync(path.join(publicDirectory, 'mark.svg'), 'utf8')
  .replace(/^<svg[^>]*>/, '')
  .replace(/<title>.*?<[/]title>/, '')
  .replace('</svg>', '')

/** The centre of the mark in its own units. */
const centre = { x: 21, y: 18.4 }

/** Returns an SVG icon of 48 × 48 units; `corner` is the radius of its corners, `scale` applies to the mark. */
const createIcon = ({ corner, scale }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${corner}" fill="${background}"/><g transform="translate(24 24) scale(${scale}) translate(${-centre.x} ${-centre.y})">${mark}</g></svg>`

const roundedIcon = createIcon({ corner: 11, scale: 1.12 })
const maskableIcon = createIcon({ corner: 0, scale: 0.92 })

const icons = [
  ['icon-192.png', roundedIcon, 192],
  ['icon-512.png', roundedIcon, 512],
  ['maskable-512.png', maskableIcon, 512],
]

const directory = path.join(publicDirectory, 'icons')
mkdirSync(directory, { recursive: true })
for (const [name, svg, size] of icons) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(path.join(directory, name))
}
