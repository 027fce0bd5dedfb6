import { expect, it } from 'vitest'
import { drawPortrait, type PortraitSubject } from './draw-portrait'
import { drawPreview } from './draw-preview'

const clara: PortraitSubject = { id: 'clara', hue: 345, voiceGender: 'feminine' }
const octave: PortraitSubject = { id: 'octave', hue: 236, voiceGender: 'masculine' }
const logo = '<path d="M0 0h151v40"/>'

it.each([clara, octave])(
  'shows the portrait of $id on a wider background, and the logo',
  (subject) => {
    const preview = drawPreview(subject, logo)
    const findPaths = (svg: string) =>
      [...svg.matchAll(/ d="(M[^"]+q[^"]+)"/g)].map(([, path]) => path)
    expect(findPaths(preview)).toEqual(findPaths(drawPortrait(subject)))
    expect(preview).toContain(logo)
    expect(preview).toMatch(/^<svg [^>]*width="1200" height="630"/)
  },
)

it('draws the same picture each time, without text, script or invalid number', () => {
  const preview = drawPreview(clara, logo)
  expect(preview).toBe(drawPreview({ ...clara }, logo))
  expect(preview).not.toMatch(/<text|<script|<style|<image|NaN|undefined/)
})
