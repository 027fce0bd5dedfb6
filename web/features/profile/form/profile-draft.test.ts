import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../../storage/memory-storage'
import { createProfileDraft } from './profile-draft'

test('restores a draft only for the user who wrote it', () => {
  const storage = createMemoryStorage()
  createProfileDraft(storage, 'camille').write({ city: 'Lyon' })
  expect(createProfileDraft(storage, 'camille').read()).toEqual({ city: 'Lyon' })
  expect(createProfileDraft(storage, 'dominique').read()).toBeNull()
})

test('removes a cleared draft', () => {
  const storage = createMemoryStorage()
  const draft = createProfileDraft(storage, 'camille')
  draft.write({ city: 'Lyon' })
  draft.clear()
  expect(draft.read()).toBeNull()
  expect(storage.getItem('amivoix.profile-draft')).toBeNull()
})

test.each(['not json', '3', '{"userId":"camille"}', '{"userId":"camille","values":null}'])(
  'ignores an invalid draft: %s',
  (text) => {
    const storage = createMemoryStorage({ 'amivoix.profile-draft': text })
    expect(createProfileDraft(storage, 'camille').read()).toBeNull()
  },
)
