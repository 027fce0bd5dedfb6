import { expect, it } from 'vitest'
import { companions as catalogue } from '../../../../content/companions/companions'
import { fakeAgent } from '../../../../contract/testing/fake-agent'
import { needChoices } from './need-choices'
import { suggestVoices } from './suggest-voices'

const companions = catalogue.map(({ id, name, style, category, voiceGender, language }) =>
  fakeAgent({ id, name, style, category, voiceGender, language }),
)
const listIds = (label: string | null) =>
  suggestVoices(companions, needChoices.find((need) => need.label === label) ?? null).map(
    ({ companion }) => companion.id,
  )

it('suggests three different voices before a need is chosen', () => {
  expect(listIds(null)).toEqual(['margaux', 'basile', 'soline'])
})

it.each(needChoices)('suggests three voices for "$label", each with a written reason', (need) => {
  const voices = suggestVoices(companions, need)
  expect(voices.length).toBe(3)
  for (const { companion, reason } of voices) expect(reason).toBe(need.reasons[companion.id])
})

it('suggests the companions that suit the need best', () => {
  expect(listIds('Dormir')).toEqual(['soline', 'hiro', 'ambre'])
  expect(listIds('De la tendresse')).toEqual(['raphael', 'nour', 'leandro'])
})

it('suggests the teacher of English first for learning, whatever the order of the catalogue', () => {
  const learning = needChoices.find(({ label }) => label === 'Apprendre') ?? null
  for (const orderedCompanions of [companions, companions.toReversed()]) {
    const ids = suggestVoices(orderedCompanions, learning).map(({ companion }) => companion.id)
    expect(ids).toEqual(['alistair', 'iker', 'chiara'])
  }
})

it('gives reasons only for companions that exist', () => {
  const ids = new Set(catalogue.map(({ id }) => id))
  for (const { reasons } of needChoices)
    for (const id of Object.keys(reasons)) expect(ids).toContain(id)
})

it('describes a companion without a written reason by its style', () => {
  const companionsWithoutReason = [
    fakeAgent({ id: 'nobody', style: 'Calme et gaie', category: 'bien_etre' }),
  ]
  const [sleepNeed] = needChoices.filter(({ label }) => label === 'Dormir')
  expect(
    suggestVoices(companionsWithoutReason, sleepNeed ?? null).map(({ reason }) => reason),
  ).toEqual(['Calme et gaie.'])
})

it('suggests nobody in an empty catalogue', () => {
  expect(suggestVoices([], null)).toEqual([])
})
