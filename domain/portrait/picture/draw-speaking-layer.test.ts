import { describe, expect, it } from 'vitest'
import { drawPortrait, type PortraitSubject } from './draw-portrait'
import { drawSpeakingLayer } from './draw-speaking-layer'
import { findLayerUrl, mouthLayers } from './speaking-layers'

const clara: PortraitSubject = { id: 'clara', hue: 15, voiceGender: 'feminine' }
const octave: PortraitSubject = { id: 'octave', hue: 232, voiceGender: 'masculine' }

const findPaths = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path!)

/** Returns the paths of the portrait that the same portrait with an open mouth does not have. */
const findChangedPaths = (subject: PortraitSubject, opening: number) => {
  const openMouthPaths = new Set(findPaths(drawPortrait(subject, opening)))
  return findPaths(drawPortrait(subject)).filter((path) => !openMouthPaths.has(path))
}

describe('a portrait with a moving mouth', () => {
  it('equals the plain portrait while the mouth is closed', () => {
    expect(drawPortrait(clara, 0)).toBe(drawPortrait(clara))
  })

  it('changes fewer than five paths, because waves, hair and clothes do not move', () => {
    const changedPathCount = findChangedPaths(clara, 1).length
    expect(changedPathCount).toBeGreaterThan(0)
    expect(changedPathCount).toBeLessThan(5)
  })

  it('moves the beard with the jaw', () => {
    expect(findChangedPaths(octave, 1).length).toBeGreaterThan(findChangedPaths(clara, 1).length)
  })

  it('has a different picture for each mouth layer', () => {
    const pictures = mouthLayers.map((layer) => drawSpeakingLayer(clara, layer))
    expect(new Set([...pictures, drawPortrait(clara)]).size).toBe(4)
  })
})

describe('the layer "light"', () => {
  it('is transparent, faces the same way as the portrait and refers only to ids that it defines', () => {
    for (const subject of [clara, octave]) {
      const svg = drawSpeakingLayer(subject, 'light')
      expect(svg.includes('scale(-1 1)')).toBe(drawPortrait(subject).includes('scale(-1 1)'))
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      const referencedIds = [...svg.matchAll(/url\(#([^")]+)/g)].map(([, id]) => id)
      expect(referencedIds.filter((id) => !ids.has(id))).toEqual([])
      expect(svg).not.toMatch(/NaN|undefined|fill="#/)
    }
  })
})

describe('the URL of a layer', () => {
  it('is in a folder with the name of the portrait', () => {
    expect(findLayerUrl('https://a.example/portraits/clara.svg', 'mouth-2')).toBe(
      'https://a.example/portraits/clara/mouth-2.svg',
    )
  })

  it('does not exist for pictures other than drawn portraits', () => {
    for (const image of [
      'https://a.example/clara.png',
      'https://a.example/portraits/placeholder.svg',
    ])
      expect(findLayerUrl(image, 'light')).toBeNull()
  })
})
