import { describe, expect, it } from 'vitest'
import { detectDangers } from './detect-dangers'
import { mayEndEarlierReport } from './ends-earlier-report'

describe('mayEndEarlierReport', () => {
  it.each(['si je bouge il se réveille', 'il est roux', 'euh je crois', 'on verra bien'])(
    'is false for a complete sentence that names no danger, part of the body or act: "%s"',
    (text) => expect(mayEndEarlierReport(text)).toBe(false),
  )

  it.each([
    'et je saute',
    'avec la ceinture',
    'pour toujours',
    'c’est la dernière fois',
    'je les ai avalés',
    'si je bouge il me frappe',
    'il bouge plus',
    'elle se réveille pas',
    'il revient',
    'j’ai quinze ans',
    'dans dix minutes',
  ])('is true for the end of a sentence, or for words of danger: "%s"', (text) =>
    expect(mayEndEarlierReport(text)).toBe(true),
  )
})

describe('detectDangers with the caller’s previous texts', () => {
  it('does not take a cat asleep on the caller for a danger', () => {
    const previous = ['je suis coincée là']
    expect(detectDangers('si je bouge il se réveille', previous)).toEqual([])
    expect(detectDangers('si je bouge il me frappe', previous)).not.toEqual([])
  })
})
