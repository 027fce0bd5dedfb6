import { describe, expect, it } from 'vitest'
import { fillTemplate } from '../templates/template'
import { findSentenceDefects } from '../testing/sentence-defects'
import { allKinds } from './all-kinds'
import { invitationsToGoOn, longTextOpenings, plainOpenings } from './general-replies'
import { parseReplies } from './parse-replies'

const toSentences = (line: string) => line.split(/(?<=[.!?]) (?=[\p{Lu}«])/u)

describe('what the companion says to a kind of utterance', () => {
  it.each(allKinds.filter(({ reactions }) => reactions.length > 0))(
    'has at least three versions, which can be spoken with "tu" and "vous": $id',
    ({ reactions }) => {
      expect(reactions.length).toBeGreaterThanOrEqual(3)
      for (const line of reactions)
        for (const address of ['tu', 'vous'] as const) {
          const filled = fillTemplate(line, address, { option: 'en face' }) ?? ''
          expect(toSentences(filled).flatMap(findSentenceDefects)).toEqual([])
        }
    },
  )

  it('is not shared by two kinds, because no line may be heard twice in a call', () => {
    const lines = allKinds.flatMap(({ reactions }) => reactions)
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  })

  it('is parsed from a script that lists the lines of each kind', () => {
    expect(parseReplies('= own-success\nBravo.\nChapeau.')).toEqual([
      { id: 'own-success', reactions: ['Bravo.', 'Chapeau.'] },
    ])
  })
})

it('replies that fit any statement can be spoken with "tu" and "vous"', () => {
  for (const line of [...plainOpenings, ...longTextOpenings, ...invitationsToGoOn])
    for (const address of ['tu', 'vous'] as const) {
      const filled = fillTemplate(line, address, { words: 'tu pars demain' }) ?? ''
      expect(toSentences(filled).flatMap(findSentenceDefects)).toEqual([])
    }
})
