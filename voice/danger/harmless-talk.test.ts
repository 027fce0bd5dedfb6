import { describe, expect, it } from 'vitest'
import { isMeaningClarified, isOrdinaryTalk } from './harmless-talk'

describe('isMeaningClarified', () => {
  it.each([
    'non mais je parle du carreleur',
    'tout va bien, je parle de mon cours',
    'je parlais juste de mon cours d’anglais',
    'c’était pour le chantier',
    'mais non, je parle du match',
  ])('recognises what was meant in "%s"', (text) => {
    expect(isMeaningClarified(text)).toBe(true)
  })

  it.each([
    'ça va',
    'tout va bien',
    'je parle de mon mari',
    'je parle de mon père',
    'je parle pas du chantier',
    'je parle du carreleur qui m’a frappé',
    'je parle de mourir',
    'je parle de moi',
  ])('recognises no explanation of what was meant in "%s"', (text) => {
    expect(isMeaningClarified(text)).toBe(false)
  })
})

it.each([
  'on a mangé du gâteau chez ma voisine',
  'je la vois demain en TD, on est dans le même groupe',
  'je sais même pas où m’asseoir',
])('takes "%s" for ordinary talk', (text) => {
  expect(isOrdinaryTalk(text)).toBe(true)
})

it.each(['ça va', 'je sais', 'et puis je veux mourir ce soir', 'je vais prendre tous mes cachets'])(
  'does not take "%s" for ordinary talk',
  (text) => {
    expect(isOrdinaryTalk(text)).toBe(false)
  },
)
