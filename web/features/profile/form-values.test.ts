import { expect, test } from 'vitest'
import type { Profile } from '../../../contract/account/profile'
import { emptyProfile } from '../../../domain/testing/empty-profile'
import { afterSave, toChange, toFormValues, unsavedValues, withDraft } from './form-values'

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
const saved = toFormValues(profile)

test('an untouched form changes nothing', () => {
  expect(toChange(saved, toFormValues(profile))).toEqual({})
  expect(toChange(saved, { ...saved, preferences: ['Finances', 'Carrière'] })).toEqual({})
})

test('only what was touched is sent, each in its own kind', () => {
  const values = {
    ...saved,
    age: '',
    city: '',
    profession: 'cadre',
    previous_experience: 'oui',
    preferences: ['Carrière'],
    has_sensitive_consent: true,
  }
  expect(toChange(saved, values)).toEqual({
    age: null,
    city: null,
    profession: 'cadre',
    previous_experience: true,
    preferences: ['Carrière'],
    has_sensitive_consent: true,
  })
})

test('a save takes nothing away that was typed meanwhile or refused', () => {
  const sent = { ...saved, city: 'Nice', orientation: 'bisexuel' }
  const now = { ...sent, first_name: 'Zoé' }
  const stored = { ...saved, city: 'Nice', age: '35' }
  expect(afterSave(stored, sent, now, ['orientation'])).toEqual({
    ...stored,
    first_name: 'Zoé',
    orientation: 'bisexuel',
  })
})

test('a draft comes back over what is saved now, whatever else is in it', () => {
  const draft = unsavedValues(saved, { ...saved, city: 'Nice', preferences: ['Finances'] })
  expect(draft).toEqual({ city: 'Nice', preferences: ['Finances'] })
  const elsewhere = { ...saved, age: '40' }
  const odd = {
    ...draft,
    age: 12,
    first_name: null,
    style: ['x'],
    work_environment: [3],
    role: 'admin',
  }
  expect(withDraft(elsewhere, odd)).toEqual({
    ...elsewhere,
    city: 'Nice',
    preferences: ['Finances'],
  })
})
