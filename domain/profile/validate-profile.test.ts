import { describe, expect, test } from 'vitest'
import { findMissingConsentErrors, withoutSensitiveAnswers } from './sensitive-answers'
import { validateProfileChanges } from './validate-profile'

describe('validating profile changes', () => {
  test('cleans valid answers', () => {
    const { changes, errors } = validateProfileChanges({
      first_name: '  Zoé \u0000\u0007 Ambre ',
      city: '',
      age: 18,
      topics_to_avoid: 'La guerre.\r\nLe travail \u202eaprès 20 h 🕯️',
      profession: 'cadre',
      work_environment: ['Télétravail', 'Bureau', 'Bureau'],
      living_situation: null,
      previous_experience: false,
    })
    expect(errors).toEqual({})
    expect(changes).toEqual({
      first_name: 'Zoé Ambre',
      city: null,
      age: 18,
      topics_to_avoid: 'La guerre.\nLe travail après 20 h 🕯️',
      profession: 'cadre',
      work_environment: ['Bureau', 'Télétravail'],
      living_situation: null,
      previous_experience: false,
    })
  })

  test.each(['<script>alert(1)</script>', 'ليلى', '🫶🏽', "'; drop table"])(
    'accepts the text %s as a first name',
    (first_name) => {
      expect(validateProfileChanges({ first_name }).changes).toEqual({ first_name })
    },
  )

  test.each([
    [{ preferences: ['Voile'] }, 'preferences', '« Voile » n’est pas une réponse proposée'],
    [{ profession: 'astronaute' }, 'profession', '« astronaute » n’est pas une réponse proposée'],
    [{ profession: 'constructor' }, 'profession', '« constructor » n’est pas une réponse proposée'],
    [{ age: 17 }, 'age', 'L’âge minimum est de 18 ans.'],
    [{ age: 121 }, 'age', 'L’âge maximum est de 120 ans.'],
    [{ age: 30.5 }, 'age', 'Indiquez votre âge en années entières.'],
    [{ first_name: 'a'.repeat(51) }, 'first_name', 'tient en 50 caractères au plus ; il y en a 51'],
    [{ topics_to_avoid: 'é'.repeat(10_000) }, 'topics_to_avoid', '1\u202f000 caractères au plus'],
  ] as const)('refuses %j with a message', (sent, field, words) => {
    const { changes, errors } = validateProfileChanges({ ...sent, city: 'Lyon' } as never)
    expect(errors).toEqual({ [field]: expect.stringContaining(words) })
    expect(changes).toEqual({ city: 'Lyon' })
  })

  test('truncates a long unknown option in the message', () => {
    const { errors } = validateProfileChanges({ preferences: ['x'.repeat(10_000)] })
    expect(errors.preferences).toContain(`« ${'x'.repeat(40)}… »`)
  })
})

describe('answers protected by GDPR article 9', () => {
  const answers = {
    city: 'Lyon',
    orientation: 'bisexuel',
    attraction_triggers: ['Humour'],
    preferences: ['Santé mentale', 'Carrière', 'Spiritualité'],
    conversation_goal: ['Bien-être'],
  }

  test('are reported by field and left out, while all others are kept', () => {
    expect(findMissingConsentErrors(answers)).toEqual({
      orientation: '« Orientation » n’est pas enregistré : votre accord est nécessaire.',
      attraction_triggers: expect.stringContaining('« Ce qui vous attire »'),
      preferences:
        '« Santé mentale » et « Spiritualité » ne sont pas enregistrés : votre accord est nécessaire.',
    })
    expect(withoutSensitiveAnswers(answers)).toEqual({
      city: 'Lyon',
      orientation: null,
      attraction_triggers: [],
      preferences: ['Carrière'],
      conversation_goal: ['Bien-être'],
    })
  })

  test('can be cleared without consent', () => {
    expect(findMissingConsentErrors({ orientation: null, attraction_triggers: [] })).toEqual({})
  })
})
