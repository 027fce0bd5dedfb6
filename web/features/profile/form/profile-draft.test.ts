import { expect, test } from 'vitest'
import { memoryStorage } from '../../../storage/memory-storage'
import { createProfileDraft } from './profile-draft'

test('restores a draft only for the user who wrote it', () => {
  const storage = memoryStorage()
  createProfileDraft(storage, 'camille').write({ city: 'Lyon' })
  expect(createProfileDraft(storage, 'camille').read()).toEqual({ city: 'Lyon' })
  expect(createProfileDraft(storage, 'dominique').read()).toBeNull()
})

test('removes a cleared draft', () => {
  const storage = memoryStorage()
  const draft = createProfileDraft(storage, 'camille')
  draft.write({ city: 'Lyon' })
  draft.clear()
  expect(draft.read()).toBeNull()
  expect(storage.getItem('amivoix.profile-draft')).toBeNull()
})

test.each(['not json', '3', '{"userId":"camille"}', '{"userId":"camille","values":null}'])(
  'ignores an invalid draft: %s',
  (text) => {
    const storage = memoryStorage({ 'amivoix.profile-draft': text })
    expect(createProfileDraft(storage, 'camille').read()).toBeNull()
  },
)
