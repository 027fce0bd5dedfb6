import { describe, expect, it } from 'vitest'
import { detectDangers } from './detect-dangers'
import { mayCompleteEarlierReport } from './may-complete-earlier-report'

describe('mayCompleteEarlierReport', () => {
  it.each(['si je bouge il se réveille', 'il est roux', 'euh je crois', 'on verra bien'])(
    'is false for a complete sentence without words of a danger report: "%s"',
    (text) => expect(mayCompleteEarlierReport(text)).toBe(false),
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
  ])(
    'is true for other texts, such as the end of a sentence or words of a danger report: "%s"',
    (text) => expect(mayCompleteEarlierReport(text)).toBe(true),
  )
})

describe('detectDangers with the caller’s previous texts', () => {
  it('finds no danger in "je suis coincée là" followed by a harmless complete sentence', () => {
    const previous = ['je suis coincée là']
    expect(detectDangers('si je bouge il se réveille', previous)).toEqual([])
    expect(detectDangers('si je bouge il me frappe', previous)).not.toEqual([])
  })
})
