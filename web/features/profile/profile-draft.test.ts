import { expect, test } from 'vitest'
import { createProfileDraft } from './profile-draft'

function fakeStorage() {
  const items = new Map<string, string>()
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
  return { items, storage: () => storage as Storage }
}

test('a draft comes back to the person who wrote it, and to nobody else', () => {
  const { storage } = fakeStorage()
  createProfileDraft(storage, 'camille').write({ city: 'Lyon' })
  expect(createProfileDraft(storage, 'camille').read()).toEqual({ city: 'Lyon' })
  expect(createProfileDraft(storage, 'dominique').read()).toBeNull()
})

test('a forgotten draft is gone', () => {
  const { storage, items } = fakeStorage()
  const draft = createProfileDraft(storage, 'camille')
  draft.write({ city: 'Lyon' })
  draft.forget()
  expect(draft.read()).toBeNull()
  expect(items.size).toBe(0)
})

test.each(['not json', '3', '{"userId":"camille"}', '{"userId":"camille","values":null}'])(
  'what is no draft is passed over: %s',
  (text) => {
    const { storage, items } = fakeStorage()
    items.set('amivoix.profile-draft', text)
    expect(createProfileDraft(storage, 'camille').read()).toBeNull()
  },
)

test('a browser that refuses storage does without', () => {
  const draft = createProfileDraft(() => {
    throw new DOMException('refused', 'SecurityError')
  }, 'camille')
  draft.write({ city: 'Lyon' })
  draft.forget()
  expect(draft.read()).toBeNull()
})
