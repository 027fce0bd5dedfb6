import { expect, test } from 'vitest'
import type { Profile } from '../../../../contract/account/profile'
import { emptyProfile } from '../../../../domain/testing/empty-profile'
import { applyDraft, getUnsavedValues, mergeAfterSave, toChange, toFormValues } from './form-values'

const profile: Profile = {
  ...emptyProfile,
  city: 'Lyon',
  age: 34,
  previous_experience: false,
  preferences: ['Carrière', 'Finances'],
  user_profile_summary: 'Cette personne a 34 ans et habite Lyon.',
  is_summary_edited: false,
  has_sensitive_consent: false,
}
const savedValues = toFormValues(profile)

test('sends nothing when no answer has changed, whatever the order within a list', () => {
  expect(toChange(savedValues, toFormValues(profile))).toEqual({})
  expect(toChange(savedValues, { ...savedValues, preferences: ['Finances', 'Carrière'] })).toEqual(
    {},
  )
})

test('sends only the changed answers, each as the type that the API expects', () => {
  const values = {
    ...savedValues,
    age: '',
    city: '',
    profession: 'cadre',
    previous_experience: 'oui',
    preferences: ['Carrière'],
    has_sensitive_consent: true,
  }
  expect(toChange(savedValues, values)).toEqual({
    age: null,
    city: null,
    profession: 'cadre',
    previous_experience: true,
    preferences: ['Carrière'],
    has_sensitive_consent: true,
  })
})

test('keeps what was typed during a save and the answers that the server refused', () => {
  const sentValues = { ...savedValues, city: 'Nice', orientation: 'bisexuel' }
  const currentValues = { ...sentValues, first_name: 'Zoé' }
  const storedValues = { ...savedValues, city: 'Nice', age: '35' }
  expect(mergeAfterSave(storedValues, sentValues, currentValues, ['orientation'])).toEqual({
    ...storedValues,
    first_name: 'Zoé',
    orientation: 'bisexuel',
  })
})

test('applies a draft to newer saved values, and ignores invalid entries', () => {
  const draft = getUnsavedValues(savedValues, {
    ...savedValues,
    city: 'Nice',
    preferences: ['Finances'],
  })
  expect(draft).toEqual({ city: 'Nice', preferences: ['Finances'] })
  const newerValues = { ...savedValues, age: '40' }
  const invalidDraft = {
    ...draft,
    age: 12,
    first_name: null,
    style: ['x'],
    work_environment: [3],
    role: 'admin',
  }
  expect(applyDraft(newerValues, invalidDraft)).toEqual({
    ...newerValues,
    city: 'Nice',
    preferences: ['Finances'],
  })
})
