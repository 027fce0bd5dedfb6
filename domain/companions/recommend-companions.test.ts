import { describe, expect, test } from 'vitest'
import type { Category } from '../categories'
import { categoryTags } from '../category-tags'
import { isMultipleChoice, multipleChoiceFields } from '../profile/profile-answers'
import { emptyProfile } from '../testing/empty-profile'
import { recommendCompanions } from './recommend-companions'
import { type RecommendationRule, recommendationRules } from './recommendation-reasons'

const companion = (id: string, category: Category, tags: string[] = [], popularity = 0) => ({
  id,
  category,
  tags,
  popularity,
})

const catalogue = [
  companion('octave', 'professionnel', ['Mentor'], 90),
  companion('anselme', 'professionnel', ['Stratégique'], 80),
  companion('ingrid', 'professionnel', ['Organisée'], 70),
  companion('soline', 'bien_etre', ['Apaisante'], 10),
  companion('margaux', 'amitie', ['Drôle'], 20),
  companion('yuki', 'apprentissage', ['Patiente'], 0),
]

const getIds = (list: readonly { companion: { id: string } }[]) =>
  list.map(({ companion: { id } }) => id)

describe('recommended companions', () => {
  test('match the answers of the profile, and each has a reason', () => {
    const profile = { ...emptyProfile, conversation_goal: ['Coaching professionnel'] }
    expect(recommendCompanions(profile, catalogue)).toEqual({
      kind: 'chosen',
      companions: ['octave', 'anselme', 'ingrid'].map((id) => ({
        companion: expect.objectContaining({ id }),
        reasons: ['Parce que vous cherchez à progresser au travail.'],
      })),
    })
  })

  test('cover several categories when the answers match rules for several categories', () => {
    const profile = {
      ...emptyProfile,
      conversation_goal: ['Coaching professionnel', 'Bien-être'],
      preferences: ['Carrière'],
    }
    const recommendations = recommendCompanions(profile, catalogue)
    expect(recommendations.kind === 'chosen' && getIds(recommendations.companions)).toEqual([
      'octave',
      'soline',
      'anselme',
      'ingrid',
    ])
    expect(recommendations).toEqual(recommendCompanions(profile, catalogue.toReversed()))
  })

  test('have at most two reasons, the most important first', () => {
    const profile = {
      ...emptyProfile,
      profession: 'cadre',
      conversation_goal: ['Business'],
      preferences: ['Leadership', 'Carrière'],
    }
    const recommendations = recommendCompanions(profile, [catalogue[1]!])
    expect(recommendations.kind === 'chosen' && recommendations.companions[0]?.reasons).toEqual([
      'Parce que vous voulez parler affaires.',
      'Parce que le leadership vous intéresse.',
    ])
  })

  test('are the most popular companions when the profile is empty', () => {
    const recommendations = recommendCompanions(emptyProfile, catalogue)
    expect(recommendations.kind).toBe('popular')
    expect(recommendations.companions).toHaveLength(5)
    expect(recommendations.companions[0]).toMatchObject({ id: 'octave' })
  })

  test('are the first companion of each category while no companion has been called', () => {
    const companionsWithoutCalls = catalogue.map((each) => ({ ...each, popularity: 0 }))
    expect(recommendCompanions(emptyProfile, companionsWithoutCalls)).toMatchObject({
      kind: 'sample',
      companions: [{ id: 'octave' }, { id: 'soline' }, { id: 'margaux' }, { id: 'yuki' }],
    })
  })

  test('are empty without a catalogue', () => {
    expect(recommendCompanions(emptyProfile, []).companions).toEqual([])
  })
})

test('every rule has a reason and existing tags, and belongs to an existing answer of its multiple-choice field', () => {
  const tags = Object.values(categoryTags).flat()
  for (const [field, { byAnswer }] of Object.entries(recommendationRules)) {
    const multipleChoiceField = multipleChoiceFields.find((known) => known === field)
    for (const [answer, rule] of Object.entries<RecommendationRule>(byAnswer)) {
      if (multipleChoiceField)
        expect(isMultipleChoice(multipleChoiceField, answer), answer).toBe(true)
      expect(tags).toEqual(expect.arrayContaining([...(rule.tags ?? [])]))
      expect(rule.reason).toMatch(/^Parce .*\.$/)
    }
  }
})
