import { expect, test } from 'vitest'
import { developmentFragments } from './development-fragments'
import { evaluateTurnTaking } from './evaluate-turn-taking'
import { heldOutFragments } from './held-out-fragments'

test.each([
  ['development', developmentFragments],
  ['held-out', heldOutFragments],
])(
  'classifies most of the %s fragments correctly, and neither ignores words to the companion nor stops the companion at a backchannel',
  (_name, corpus) => {
    const figures = evaluateTurnTaking(corpus)
    expect(figures.completeness.accuracy).toBeGreaterThanOrEqual(0.95)
    expect(figures.holds.accuracy).toBeGreaterThanOrEqual(0.95)
    expect(figures.backchannels.accuracy).toBeGreaterThanOrEqual(0.95)
    expect(figures.interruptions.accuracy).toBeGreaterThanOrEqual(0.98)
    expect(figures.addressedElsewhere.accuracy).toBeGreaterThanOrEqual(0.85)
    expect(figures.addressedToCompanion.wrongFragments).toEqual([])
    expect(figures.ignoredBackchannels.wrongFragments).toEqual([])
  },
)
