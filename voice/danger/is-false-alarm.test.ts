import { describe, expect, it } from 'vitest'
import { hasMovedOn, isDangerCertain, isMeaningClarified } from './is-false-alarm'

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
  ])('does not take "%s" for one', (text) => {
    expect(isMeaningClarified(text)).toBe(false)
  })
})

it('is certain of what was named plainly, and wherever minutes count', () => {
  expect(isDangerCertain('partner-violence', ['lui il me corrige'])).toBe(false)
  expect(isDangerCertain('partner-violence', ['il me corrige à coups de ceinture'])).toBe(true)
  expect(isDangerCertain('suicide', ['je veux mourir', 'je parle du chantier'])).toBe(true)
  expect(isDangerCertain('medical-emergency', ['il répond plus'])).toBe(true)
})

it('sees that the caller moved on only after three longer harmless statements', () => {
  const harmless = [
    'on a mangé du gâteau chez ma voisine',
    'ma fille apprend le piano depuis la rentrée',
    'demain je vais au marché avec mon frère',
  ]
  expect(hasMovedOn(harmless)).toBe(true)
  expect(hasMovedOn(harmless.slice(1))).toBe(false)
  expect(hasMovedOn([...harmless, 'ça va'])).toBe(false)
  expect(hasMovedOn([...harmless, 'et puis je veux mourir ce soir'])).toBe(false)
})
