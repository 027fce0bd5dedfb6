import { describe, expect, it } from 'vitest'
import { subjects } from './all-subjects'
import { indexSubjects } from './find-subject'

const { find } = indexSubjects(subjects)

/** Returns the first word of the subject and of the situation. */
function describeFound(text: string, context?: string) {
  const found = find(text, context)
  if (!found) return null
  const { words, situations } = subjects[found.subject]!
  return [words[0], found.situation === null ? null : situations[found.situation]?.words[0]]
}

describe('indexSubjects', () => {
  it.each([
    ['on m’a volé mon vélo devant la gare', ['vélo', 'volé']],
    ['ma belle-mère se mêle de tout', ['belle-mère', 'se mêle']],
    ['elle m’a quitté par texto', ['rupture', 'message']],
    ['j’ai fait un gratin de courgettes', ['courgette', 'gratin']],
  ])('finds the subject and the situation of "%s"', (text, found) => {
    expect(describeFound(text)).toEqual(found)
  })

  it.each(['il fait ce qu’il veut', 'oui, enfin voilà', 'bonsoir'])(
    'finds no subject in "%s"',
    (text) => {
      expect(find(text)).toBeNull()
    },
  )

  it('chooses between two meanings of a word by the context', () => {
    const text = 'et la directrice n’était pas là'
    expect(describeFound(text, 'j’ai raté la réunion au bureau avec mon chef')?.[0]).not.toBe(
      describeFound(text, 'j’ai inscrit ma fille à la maternelle')?.[0],
    )
  })

  it('ignores words that the caller mentions only to exclude them', () => {
    expect(describeFound('laisse tomber les courgettes, je cherche un dessert')?.[0]).not.toBe(
      'courgette',
    )
  })
})
