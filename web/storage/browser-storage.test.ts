import { expect, test } from 'vitest'
import { type BrowserStorage, createFallbackStorage } from './browser-storage'
import { createMemoryStorage } from './memory-storage'

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

test('keeps values in memory when storage is full', () => {
  const browser = createMemoryStorage({ key: 'old' })
  const fullStorage: BrowserStorage = { ...browser, setItem: refuse }
  const storage = createFallbackStorage(() => fullStorage)
  storage.setItem('key', 'new')
  expect([storage.getItem('key'), browser.getItem('key')]).toEqual(['new', 'old'])
  storage.removeItem('key')
  expect([storage.getItem('key'), browser.getItem('key')]).toEqual([null, null])
})

test('keeps values in memory when storage is blocked', () => {
  const storage = createFallbackStorage(refuse)
  expect(storage.getItem('anything')).toBeNull()
  storage.setItem('anything', 'text')
  expect(storage.getItem('anything')).toBe('text')
  storage.removeItem('anything')
  expect(storage.getItem('anything')).toBeNull()
})
