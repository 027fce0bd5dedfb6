import { expect, test } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage'
import { createProfileDraft } from './profile-draft'

test('a draft comes back to the person who wrote it, and to nobody else', () => {
  const storage = memoryStorage()
  createProfileDraft(storage, 'camille').write({ city: 'Lyon' })
  expect(createProfileDraft(storage, 'camille').read()).toEqual({ city: 'Lyon' })
  expect(createProfileDraft(storage, 'dominique').read()).toBeNull()
})

test('a forgotten draft is gone', () => {
  const storage = memoryStorage()
  const draft = createProfileDraft(storage, 'camille')
  draft.write({ city: 'Lyon' })
  draft.forget()
  expect(draft.read()).toBeNull()
  expect(storage.getItem('amivoix.profile-draft')).toBeNull()
})

test.each(['not json', '3', '{"userId":"camille"}', '{"userId":"camille","values":null}'])(
  'what is no draft is passed over: %s',
  (text) => {
    const storage = memoryStorage({ 'amivoix.profile-draft': text })
    expect(createProfileDraft(storage, 'camille').read()).toBeNull()
  },
)
