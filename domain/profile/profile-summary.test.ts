import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { multipleChoices } from '../profile-interests'
import { singleChoices } from '../profile-options'
import { emptyProfile } from '../testing/empty-profile'
import { multipleChoiceFields, type ProfileAnswers } from './profile-answers'
import { writeProfileSummary } from './profile-summary'
import { withoutSensitiveAnswers } from './sensitive-answers'

const withConsent = { hasSensitiveConsent: true }
const withoutConsent = { hasSensitiveConsent: false }

const camille: ProfileAnswers = {
  ...emptyProfile,
  first_name: 'Camille',
  last_name: 'Martin',
  age: 34,
  city: 'Le Havre',
  profession: 'cadre',
  work_environment: ['Bureau', 'Télétravail'],
  living_situation: 'seul',
  personality_type: 'creatif',
  social_type: 'selectif',
  style: 'direct',
  conversation_depth: 'profond',
  roleplay_preference: 'amical',
  ai_behavior_preference: ['Rassurant', 'Joueur', 'Complice'],
  previous_experience: false,
  conversation_goal: ['Support thérapeutique', 'Apprentissage'],
  preferences: ['Carrière', 'Spiritualité'],
  ideal_partner_style: ['Empathique'],
  topics_to_avoid: 'La retraite de mon père.',
  orientation: 'bisexuel',
  attraction_triggers: ['Humour', 'Calme'],
}

describe('the summary of a profile', () => {
  test('describes the answers in natural French', () => {
    expect(writeProfileSummary(camille, withConsent)).toBe(
      [
        'Camille a 34 ans et habite Le Havre.',
        'Son activité : un poste de cadre, au bureau et en télétravail.',
        'Son foyer : une vie en solo.',
        'Son tempérament est plutôt créatif, et sa vie sociale tient à quelques proches choisis.',
        'Son style d’échange est direct.',
        'Ses conversations préférées vont en profondeur, sur un ton amical.',
        'Attitude attendue de ses compagnons : rassurante, joueuse et complice.',
        'Son partenaire de conversation idéal est empathique.',
        'Ce que ces appels doivent apporter : un soutien thérapeutique et de l’apprentissage.',
        'Ses centres d’intérêt : la carrière et la spiritualité.',
        'Parler avec un compagnon IA est nouveau dans sa vie.',
        'Son orientation : bisexuelle.',
        'Ce qui l’attire : l’humour et le calme.',
      ].join(' '),
    )
  })

  test('leaves out protected answers without the consent', () => {
    const summary = writeProfileSummary(camille, withoutConsent)
    expect(summary).not.toMatch(/bisex|attire|thérapeutique|spiritualité/i)
    expect(summary).toContain('de l’apprentissage')
  })

  test('leaves out the topics to avoid and the family name', () => {
    expect(writeProfileSummary(camille, withConsent)).not.toMatch(/retraite|Martin/)
  })

  test('is null for an empty profile and for answers without content', () => {
    expect(writeProfileSummary(emptyProfile, withConsent)).toBeNull()
    const emptyAnswers = { ...emptyProfile, profession: 'autre', living_situation: 'autre' }
    expect(writeProfileSummary(emptyAnswers, withConsent)).toBeNull()
  })

  test.each([
    [{ first_name: 'Noa' }, 'Son prénom : Noa.'],
    [{ age: 40 }, 'Cette personne a 40 ans.'],
    [{ social_type: 'sociable' }, 'Sa vie sociale est ouverte et sociable.'],
    [
      { roleplay_preference: 'roleplay' },
      'Ses conversations se tiennent volontiers en jeu de rôle.',
    ],
    [{ work_environment: ['Médical'] }, 'Son cadre de travail : dans le milieu médical.'],
  ] as const)('is one sentence for one answer: %j', (answers, sentence) => {
    const profile = { ...emptyProfile, ...answers } as ProfileAnswers
    expect(writeProfileSummary(profile, withConsent)).toBe(sentence)
  })

  test('consists of whole sentences for any answers, and ignores protected ones without consent', () => {
    fc.assert(
      fc.property(anyProfile, (answers) => {
        const summary = writeProfileSummary(answers, withoutConsent)
        expect(summary).toBe(writeProfileSummary(withoutSensitiveAnswers(answers), withConsent))
        if (summary === null) return
        expect(summary).toMatch(/^[A-ZÀ-Ý].*\.$/)
        expect(summary).not.toMatch(/undefined|null|object| {2}|\.\.| ,/)
      }),
    )
  })
})

const word = fc.constantFrom('Inès', 'Zoé-Ambre', 'Aix', 'Le Havre')
const anyOption = (options: object) =>
  fc.option(fc.constantFrom(...Object.keys(options), 'inconnu'))
const anySubset = (options: readonly string[]) => fc.subarray([...options, 'Voile'])

const anyProfile: fc.Arbitrary<ProfileAnswers> = fc
  .record({
    texts: fc.record({
      first_name: fc.option(word),
      last_name: fc.option(word),
      city: fc.option(word),
    }),
    singles: fc.record(
      Object.fromEntries(
        Object.entries(singleChoices).map(([field, options]) => [field, anyOption(options)]),
      ),
    ),
    lists: fc.record(
      Object.fromEntries(
        multipleChoiceFields.map((field) => [field, anySubset(multipleChoices[field])]),
      ),
    ),
    age: fc.option(fc.integer({ min: 18, max: 120 })),
    previous_experience: fc.option(fc.boolean()),
  })
  .map(({ texts, singles, lists, age, previous_experience }) => ({
    ...emptyProfile,
    ...texts,
    ...singles,
    ...lists,
    age,
    previous_experience,
  }))
