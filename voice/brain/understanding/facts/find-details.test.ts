import { describe, expect, it } from 'vitest'
import { findDetails } from './find-details'

const phrases = (text: string, address: 'tu' | 'vous' = 'tu') =>
  findDetails(text, address).map(({ phrase }) => phrase)

describe('findDetails', () => {
  it.each([
    ['mon frère est parti avec la clé de la cave', ['ton frère', 'la clé de la cave']],
    ['elle pose son sac dans l’entrée', ['son sac', 'l’entrée']],
    ['je l’ai croisé au marché', ['le marché']],
    ['je veux la voir pour lui dire', []],
    ['c’est pas la peine d’en parler une autre fois', []],
  ])('finds the people and the concrete things in "%s"', (text, expected) => {
    expect(phrases(text)).toEqual(expected)
  })

  it('uses the form of address of the companion and distinguishes people from things', () => {
    expect(findDetails('ma belle-mère a vu mon bureau avant l’entretien', 'vous', 3)).toEqual([
      { phrase: 'votre belle-mère', kind: 'person' },
      { phrase: 'votre bureau', kind: 'thing' },
      { phrase: 'l’entretien', kind: 'thing' },
    ])
  })
})
