// Draws the icons of the installable app, public/icons/*.png, from public/mark.svg on the ground of the
// room. Run by hand after a change of the mark (« node scripts/draw-icons.mjs ») and commit what it
// writes: the product serves the files as they are.
//
//   icon-192.png, icon-512.png   with round corners, for systems that show an icon as it is
//   maskable-512.png             to the edges, the mark within the circle that every mask leaves
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const publicDirectory = path.join(path.dirname(fileURLToPath(import.meta.url)), '../public')

/** The ground of public/favicon.svg. */
const ground = '#1c1018'

const mark = readFileSync(path.join(publicDirectory, 'mark.svg'), 'utf8')
  .replace(/^<svg[^>]*>/, '')
  .replace(/<title>.*?<[/]title>/, '')
  .replace('</svg>', '')

/** The middle of flame and waves in the mark's own units. */
const middle = { x: 21, y: 18.4 }

/** In units of 48; `scale` is that of the mark. */
const icon = ({ corner, scale }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${corner}" fill="${ground}"/><g transform="translate(24 24) scale(${scale}) translate(${-middle.x} ${-middle.y})">${mark}</g></svg>`

const plain = icon({ corner: 11, scale: 1.12 })
const maskable = icon({ corner: 0, scale: 0.92 })

const icons = [
  ['icon-192.png', plain, 192],
  ['icon-512.png', plain, 512],
  ['maskable-512.png', maskable, 512],
]

const directory = path.join(publicDirectory, 'icons')
mkdirSync(directory, { recursive: true })
for (const [name, svg, size] of icons) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(path.join(directory, name))
}
