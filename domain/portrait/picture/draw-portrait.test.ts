import { describe, expect, it } from 'vitest'
import type { VoiceGender } from '../../voice-genders'
import { hairShapes } from '../hair/hair'
import { chosenTraits } from '../traits/chosen-traits'
import { pickTraits } from '../traits/traits'
import { drawPlaceholder } from './draw-placeholder'
import { drawPortrait, type PortraitSubject } from './draw-portrait'

/**
 * The companions are tested in addition to random subjects, because chosen traits can exceed the
 * random ranges.
 */
const companions: PortraitSubject[] = [...chosenTraits.keys()].map((id, i) => ({
  id,
  hue: (i * 53) % 360,
  voiceGender: 'masculine',
}))

const genders: VoiceGender[] = ['feminine', 'masculine', 'neutral']

const randomSubjects: PortraitSubject[] = Array.from({ length: 600 }, (_, i) => ({
  id: `passant-${i}`,
  hue: (i * 37) % 360,
  voiceGender: genders[i % 3]!,
}))

const pictures = [...companions, ...randomSubjects.slice(0, 240)].map(
  (subject) => [subject.id, drawPortrait(subject)] as const,
)

/** Finds elements that are not closed in order; browsers reject such an image. */
function findUnclosedElements(svg: string) {
  const openElements: string[] = []
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closing && openElements.pop() !== name) return [`</${name}>`]
    if (!closing && !selfClosing) openElements.push(name!)
  }
  return openElements
}

describe('drawPortrait', () => {
  const clara: PortraitSubject = { id: 'clara', hue: 15, voiceGender: 'feminine' }

  it('draws the same picture for the same subject', () => {
    expect(drawPortrait(clara)).toBe(drawPortrait({ ...clara }))
  })

  it('draws a different picture for another id', () => {
    expect(drawPortrait(clara)).not.toBe(drawPortrait({ ...clara, id: 'claire' }))
  })

  it('keeps features, pose and hair when only the hue changes', () => {
    const findShapes = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
    expect(findShapes(drawPortrait({ ...clara, hue: 300 }))).toEqual(
      findShapes(drawPortrait(clara)),
    )
  })

  it('is well-formed and refers only to ids that it defines', () => {
    for (const [id, svg] of pictures) {
      expect(findUnclosedElements(svg), id).toEqual([])
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      for (const [, reference] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) {
        expect(ids, id).toContain(reference)
      }
    }
  })

  it('contains no script, event handler, external resource or invalid number', () => {
    for (const [, svg] of pictures) {
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /<script|<foreignObject|<image|<style|\son\w+=|https?:|data:|NaN|undefined/,
      )
    }
  })

  it('stays below 25 kB', () => {
    expect(Math.max(...pictures.map(([, svg]) => svg.length))).toBeLessThan(25_000)
  })

  it('does not copy the id into the markup', () => {
    const svg = drawPortrait({ ...clara, id: '"><script>alert(1)</script>' })
    expect(svg).not.toContain('script')
  })
})

describe('pickTraits', () => {
  it('uses every hair shape, if the chosen traits are included', () => {
    const randomHair = new Set(
      randomSubjects.map(({ id, voiceGender }) => pickTraits(id, voiceGender).hair.name),
    )
    const chosenHair = [...chosenTraits.values()].map(({ hair }) => hair)
    expect([...new Set([...randomHair, ...chosenHair])].sort()).toEqual(
      [...Object.keys(hairShapes), 'bald'].sort(),
    )
  })

  it('gives a beard only to masculine voices', () => {
    const beardedSubjects = randomSubjects.filter(
      ({ id, voiceGender }) => pickTraits(id, voiceGender).beard,
    )
    expect(new Set(beardedSubjects.map(({ voiceGender }) => voiceGender))).toEqual(
      new Set(['masculine']),
    )
  })

  it('gives grey or white hair to all elders', () => {
    const elderTraits = randomSubjects
      .map(({ id, voiceGender }) => pickTraits(id, voiceGender))
      .filter(({ age }) => age === 'elder')
    expect(elderTraits.length).toBeGreaterThan(20)
    expect(new Set(elderTraits.map(({ hairTone }) => hairTone))).toEqual(
      new Set(['silver', 'white']),
    )
  })

  it('gives no glasses and no garment to figures in a veil or hood, which hides temple and neck', () => {
    const coveredHeads = randomSubjects
      .map(({ id, voiceGender }) => pickTraits(id, voiceGender))
      .filter(({ hair }) => hair.name === 'veil' || hair.name === 'hood')
    expect(coveredHeads.length).toBeGreaterThan(5)
    for (const { glasses, garment } of coveredHeads)
      expect([glasses, garment]).toEqual(['none', 'bare'])
  })
})

describe('drawPlaceholder', () => {
  it('is well-formed and contains no clip path', () => {
    const svg = drawPlaceholder()
    expect(findUnclosedElements(svg)).toEqual([])
    expect(svg).not.toContain('clipPath')
  })
})
